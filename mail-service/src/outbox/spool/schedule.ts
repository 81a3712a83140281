/** The longest delay that a timer of Node supports. */
const maxTimerDelay = 2 ** 31 - 1

/**
 * Decides which enquiry is delivered next. It uses timers instead of the wall clock, so changing the system time neither
 * releases a burst nor delays a retry. Enquiries leave in the order in which they became due.
 */
export class Schedule {
  private readonly ready = new Set<string>()
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private pausedUntil = 0
  private pauseTimer: NodeJS.Timeout | undefined

  /** @param onReady Called when `take` may return an id. */
  constructor(private readonly onReady: () => void) {}

  /** @param delay Milliseconds until the enquiry is due. */
  add(id: string, delay = 0) {
    this.drop(id)
    if (delay <= 0) {
      this.ready.add(id)
      this.onReady()
      return
    }
    const timer = setTimeout(() => this.add(id), Math.min(delay, maxTimerDelay))
    timer.unref()
    this.timers.set(id, timer)
  }

  drop(id: string) {
    this.ready.delete(id)
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
  }

  /** @param accept Whether an enquiry can be delivered now. If not, it keeps its position. */
  take(accept: (id: string) => boolean = () => true): string | undefined {
    if (this.pauseTimer) return undefined
    for (const id of this.ready) {
      if (!accept(id)) continue
      this.ready.delete(id)
      return id
    }
    return undefined
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
    this.ready.clear()
  }
}
