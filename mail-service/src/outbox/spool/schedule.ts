import { ClientTurns } from './client-turns'
import type { Lane } from './lane-lines'

/** The longest delay that a timer of Node supports. */
const maxTimerDelay = 2 ** 31 - 1

/**
 * Decides when an enquiry is delivered. It uses timers instead of the wall clock, so changing the system time neither
 * releases a burst nor delays a retry. Clients take turns with what is due.
 */
export class Schedule {
  private readonly turns = new ClientTurns()
  /** What waits for its time, by `performance.now()`. */
  private readonly timers = new Map<string, { timer: NodeJS.Timeout; dueAt: number }>()
  /** What is due for an extra attempt, and when its planned one is. */
  private readonly plannedAt = new Map<string, number>()
  /** The lane of each enquiry that is due or has a timer. */
  private readonly laneOf = new Map<string, Lane>()
  private pausedUntil = 0
  private pauseTimer: NodeJS.Timeout | undefined

  /** @param onReady Called when `take` may return an id. */
  constructor(private readonly onReady: () => void) {}

  /**
   * @param delay Milliseconds until the enquiry is due.
   * @param client Undefined if it is not known yet.
   */
  add(id: string, delay = 0, client?: number) {
    this.schedule(id, delay, client ?? id)
  }

  private schedule(id: string, delay: number, lane: Lane) {
    this.place(id, delay, lane)
    if (delay <= 0) this.onReady()
  }

  private place(id: string, delay: number, lane: Lane) {
    this.remove(id)
    this.laneOf.set(id, lane)
    if (delay > 0) {
      const timer = setTimeout(() => this.schedule(id, 0, lane), Math.min(delay, maxTimerDelay))
      timer.unref()
      this.timers.set(id, { timer, dueAt: performance.now() + delay })
      return
    }
    this.turns.add(id, lane)
  }

  drop(id: string) {
    this.remove(id)
    this.plannedAt.delete(id)
  }

  private remove(id: string) {
    const lane = this.laneOf.get(id)
    if (lane === undefined) return
    this.laneOf.delete(id)
    clearTimeout(this.timers.get(id)?.timer)
    this.timers.delete(id)
    this.turns.remove(id, lane)
  }

  /**
   * Takes the first enquiry that is due of the client whose turn it is. Call `end` when its delivery has ended.
   * @param accept Whether an enquiry can be delivered now. If not, it keeps its position.
   * @param mostOfNetwork Number of deliveries of a network (IPv4 /24, IPv6 /48) at the same time.
   */
  take(accept: (id: string) => boolean = () => true, mostOfNetwork = Infinity): string | undefined {
    if (this.pauseTimer) return undefined
    const id = this.turns.take(accept, mostOfNetwork)
    if (id !== undefined) this.laneOf.delete(id)
    return id
  }

  /**
   * Sets the client of an enquiry that was taken.
   * @param mostOfNetwork As for `take`.
   * @returns False if it has to wait, as for `take`. It waits for the turn of its client then.
   */
  setClient(id: string, client: number, mostOfNetwork = Infinity): boolean {
    const isFree = this.turns.setClient(id, client, mostOfNetwork)
    if (!isFree) this.schedule(id, 0, client)
    return isFree
  }

  /** The delivery of an enquiry that was taken has ended. */
  end(id: string) {
    this.turns.end(id)
  }

  /** Notes whether the delivery of an enquiry that was taken has failed. */
  note(id: string, hasFailed: boolean) {
    this.turns.note(id, hasFailed)
  }

  /** Whether an enquiry waits for its time. */
  isDelayed(id: string): boolean {
    return this.timers.has(id)
  }

  /**
   * Makes the enquiries due of these that wait for their time. A pause remains.
   * @param attempts The ids with what the attempt is: the planned one, or one besides it.
   */
  hasten(attempts: readonly (readonly [id: string, attempt: 'planned' | 'extra'])[]) {
    for (const [id, attempt] of attempts) {
      const [lane, dueAt] = [this.laneOf.get(id), this.timers.get(id)?.dueAt]
      if (lane === undefined || dueAt === undefined) continue
      this.place(id, 0, lane)
      if (attempt === 'extra') this.plannedAt.set(id, this.plannedAt.get(id) ?? dueAt)
      else this.plannedAt.delete(id)
    }
    this.onReady()
  }

  /** Whether the next attempt, or the one that is being made, comes besides the planned one. */
  isExtra(id: string): boolean {
    return this.plannedAt.has(id)
  }

  /** Makes the next attempt of a scheduled enquiry an extra one. @param untilPlanned Milliseconds until the planned one. */
  markExtra(id: string, untilPlanned: number) {
    this.plannedAt.set(id, performance.now() + untilPlanned)
  }

  /** Ends an extra attempt. @returns Milliseconds until the planned attempt, or undefined if this was the planned one. */
  takePlan(id: string): number | undefined {
    const plannedAt = this.plannedAt.get(id)
    this.plannedAt.delete(id)
    return plannedAt === undefined ? undefined : Math.max(0, plannedAt - performance.now())
  }

  /** `take` returns nothing for this many milliseconds. A shorter pause does not end a longer one. */
  pause(duration: number) {
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + duration)
    clearTimeout(this.pauseTimer)
    // Only the timer ends the pause, not the clock: a timer counts whole milliseconds, so it can fire slightly before
    // `pausedUntil`, and `take` would then find the pause not over and never be called again.
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      this.onReady()
    }, this.pausedUntil - performance.now())
    this.pauseTimer.unref()
  }

  clear() {
    for (const { timer } of this.timers.values()) clearTimeout(timer)
    this.plannedAt.clear()
    clearTimeout(this.pauseTimer)
    this.pauseTimer = undefined
    this.timers.clear()
    this.turns.clear()
    this.laneOf.clear()
  }
}
