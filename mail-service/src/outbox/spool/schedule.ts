/** The longest delay that a timer of Node supports. */
const maxTimerDelay = 2 ** 31 - 1

/** The enquiries of one client, by its number. An enquiry whose client is not known has a lane of its own, by its id. */
type Lane = number | string

/**
 * Decides which enquiry is delivered next. It uses timers instead of the wall clock, so changing the system time neither
 * releases a burst nor delays a retry.
 *
 * Clients take turns, and each has at most one delivery at a time, so that the enquiries of one of them do not hold up
 * those of others: a relay can take a minute for each text that its filter does not like. Clients whose last delivery has
 * failed come after all others.
 */
export class Schedule {
  /**
   * What is due, for clients without and with a failure. The client whose turn comes next is first, and the enquiries of a
   * client are in the order of their times.
   */
  private readonly due = [new Map<Lane, Set<string>>(), new Map<Lane, Set<string>>()] as const
  /** The lanes whose last delivery has failed. */
  private readonly failed = new Set<Lane>()
  private readonly timers = new Map<string, NodeJS.Timeout>()
  /** The lane of each enquiry that is due or has a timer. */
  private readonly laneOf = new Map<string, Lane>()
  /** The lanes of the enquiries that were taken and have not ended. */
  private readonly taken = new Map<string, Lane>()
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
    this.drop(id)
    this.laneOf.set(id, lane)
    if (delay > 0) {
      const timer = setTimeout(() => this.schedule(id, 0, lane), Math.min(delay, maxTimerDelay))
      timer.unref()
      this.timers.set(id, timer)
      return
    }
    const due = this.dueLike(lane)
    const ids = due.get(lane)
    if (ids) ids.add(id)
    else due.set(lane, new Set([id]))
    this.onReady()
  }

  drop(id: string) {
    const lane = this.laneOf.get(id)
    if (lane === undefined) return
    this.laneOf.delete(id)
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    const due = this.dueLike(lane)
    const ids = due.get(lane)
    ids?.delete(id)
    if (ids?.size === 0) due.delete(lane)
  }

  private dueLike(lane: Lane) {
    return this.due[this.failed.has(lane) ? 1 : 0]
  }

  /**
   * Takes the first enquiry that is due of the client whose turn it is. Call `end` when its delivery has ended.
   * @param accept Whether an enquiry can be delivered now. If not, it keeps its position.
   */
  take(accept: (id: string) => boolean = () => true): string | undefined {
    if (this.pauseTimer) return undefined
    const busy = new Set(this.taken.values())
    for (const due of this.due)
      for (const [lane, ids] of due) {
        const id = busy.has(lane) ? undefined : first(ids, accept)
        if (id === undefined) continue
        this.drop(id)
        this.taken.set(id, lane)
        // The other clients come first now.
        if (due.delete(lane)) due.set(lane, ids)
        return id
      }
    return undefined
  }

  /**
   * Sets the client of an enquiry that was taken.
   * @returns False if another enquiry of the client is being delivered. The enquiry waits for the turn of its client then.
   */
  setClient(id: string, client: number): boolean {
    if (this.taken.get(id) === client) return true
    if ([...this.taken.values()].includes(client)) {
      this.schedule(id, 0, client)
      return false
    }
    this.taken.set(id, client)
    return true
  }

  /** The delivery of an enquiry that was taken has ended. */
  end(id: string) {
    this.taken.delete(id)
  }

  /** Notes whether the delivery of an enquiry that was taken has failed. */
  note(id: string, hasFailed: boolean) {
    const lane = this.taken.get(id)
    if (lane === undefined || this.failed.has(lane) === hasFailed) return
    const before = this.dueLike(lane)
    const ids = before.get(lane)
    before.delete(lane)
    if (hasFailed) this.failed.add(lane)
    else this.failed.delete(lane)
    if (ids) this.dueLike(lane).set(lane, ids)
  }

  /** Makes an enquiry due that waits for its time. A pause remains. */
  hasten(id: string) {
    const lane = this.laneOf.get(id)
    if (lane !== undefined && this.timers.has(id)) this.schedule(id, 0, lane)
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
    for (const timer of this.timers.values()) clearTimeout(timer)
    clearTimeout(this.pauseTimer)
    this.pauseTimer = undefined
    this.timers.clear()
    for (const due of this.due) due.clear()
    this.laneOf.clear()
  }
}

function first(ids: Iterable<string>, accept: (id: string) => boolean): string | undefined {
  for (const id of ids) if (accept(id)) return id
  return undefined
}
