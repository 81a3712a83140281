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
  /** A pause is over, and nothing was taken since. */
  private isAfterPause = false

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

  /**
   * Takes the first enquiry that is due. After a pause it takes any of them: the pause may be due to the texts of one
   * visitor, which arrived together, and one of another visitor shows that the relay works.
   * @param accept Whether an enquiry can be delivered now. If not, it keeps its position.
   */
  take(accept: (id: string) => boolean = () => true): string | undefined {
    if (this.pauseTimer) return undefined
    const due = this.isAfterPause ? fromRandom([...this.ready]) : this.ready
    for (const id of due) {
      if (!accept(id)) continue
      this.ready.delete(id)
      this.isAfterPause = false
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
      this.isAfterPause = true
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

/** The items in their order, beginning with a random one. */
function fromRandom<Item>(items: Item[]): Item[] {
  const index = Math.floor(Math.random() * items.length)
  return [...items.slice(index), ...items.slice(0, index)]
}
