/** The longest delay that a timer of Node supports. */
const maxTimerDelay = 2 ** 31 - 1

/** The enquiries of one client, by its number. An enquiry whose client is not known has a lane of its own, by its id. */
type Lane = number | string

/**
 * Decides which enquiry is delivered next. It uses timers instead of the wall clock, so changing the system time neither
 * releases a burst nor delays a retry.
 *
 * Clients take turns, and each has at most one delivery at a time, so that the enquiries of one of them do not hold up
 * those of others: a relay can take a minute for each text that its filter does not like.
 */
export class Schedule {
  /** What is due. The client whose turn comes next is first, and the enquiries of a client are in the order of their times. */
  private readonly due = new Map<Lane, Set<string>>()
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
    const ids = this.due.get(lane)
    if (ids) ids.add(id)
    else this.due.set(lane, new Set([id]))
    this.onReady()
  }

  drop(id: string) {
    const lane = this.laneOf.get(id)
    if (lane === undefined) return
    this.laneOf.delete(id)
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    const ids = this.due.get(lane)
    ids?.delete(id)
    if (ids?.size === 0) this.due.delete(lane)
  }

  /**
   * Takes the first enquiry that is due of the client whose turn it is. Call `end` when it is delivered or scheduled again.
   * @param accept Whether an enquiry can be delivered now. If not, it keeps its position.
   */
  take(accept: (id: string) => boolean = () => true): string | undefined {
    if (this.pauseTimer) return undefined
    const busy = new Set(this.taken.values())
    for (const [lane, ids] of this.due) {
      if (busy.has(lane)) continue
      for (const id of ids) {
        if (!accept(id)) continue
        this.drop(id)
        this.taken.set(id, lane)
        // The other clients come first now.
        if (this.due.delete(lane)) this.due.set(lane, ids)
        return id
      }
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

  /** Makes everything due that waits for its time. A pause remains. */
  hasten() {
    for (const id of [...this.timers.keys()]) this.schedule(id, 0, this.laneOf.get(id) ?? id)
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
    this.due.clear()
    this.laneOf.clear()
  }
}
