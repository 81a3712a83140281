import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Milliseconds between two additions to the counter. */
const interval = 1000

/** Counts the requests of all clients. In a flood, they are added to the counter once a second and not one by one. */
export class FloodCount {
  private pending = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * @param counter May be shared by several processes.
   * @param onFlood Called while there are more requests than the counter allows.
   */
  constructor(
    private readonly counter: RateLimiterAbstract,
    private readonly onFlood: () => void,
  ) {}

  add() {
    this.pending++
    if (!this.timer) this.flush()
  }

  private flush() {
    const count = this.pending
    this.pending = 0
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.pending) this.flush()
    }, interval).unref()
    this.counter.consume('all', count).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) this.onFlood()
      // The counter failed. The requests are added with the next ones.
      else this.pending += count
    })
  }
}
