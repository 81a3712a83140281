/** Longest time that a timer of Node takes. */
const longestTimer = 2 ** 31 - 1

/**
 * Which enquiry is next. Runs on timers, which do not know the wall clock: setting the clock forward releases no
 * burst, setting it back starves nobody. Ready ones leave in the order in which they became due.
 */
export class Schedule {
  private readonly ready = new Set<string>()
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private restUntil = 0
  private restTimer: NodeJS.Timeout | undefined

  /** @param onReady Called when `take` may have something to give. */
  constructor(private readonly onReady: () => void) {}

  add(id: string, delay = 0) {
    this.drop(id)
    if (delay <= 0) {
      this.ready.add(id)
      this.onReady()
      return
    }
    const timer = setTimeout(() => this.add(id), Math.min(delay, longestTimer))
    timer.unref()
    this.timers.set(id, timer)
  }

  drop(id: string) {
    this.ready.delete(id)
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
  }

  /** @param suits Whether this one can be handled now; one that cannot keeps its place. */
  take(suits: (id: string) => boolean = () => true): string | undefined {
    if (this.restTimer) return undefined
    for (const id of this.ready) {
      if (!suits(id)) continue
      this.ready.delete(id)
      return id
    }
    return undefined
  }

  /** Gives nothing out for so many milliseconds. */
  rest(duration: number) {
    this.restUntil = Math.max(this.restUntil, performance.now() + duration)
    clearTimeout(this.restTimer)
    // The timer alone says when the rest is over: timers count whole milliseconds and may fire before the clock is there.
    this.restTimer = setTimeout(() => {
      this.restTimer = undefined
      this.onReady()
    }, this.restUntil - performance.now())
    this.restTimer.unref()
  }

  clear() {
    for (const timer of this.timers.values()) clearTimeout(timer)
    clearTimeout(this.restTimer)
    this.restTimer = undefined
    this.timers.clear()
    this.ready.clear()
  }
}
