import { RateLimiterPostgres, RateLimiterRes, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible'

/**
 * Time in ms by which the clocks of two instances may differ. If they differ by more, each restarts the counters of the
 * other, and a client has no common limit.
 */
const clockTolerance = 600_000

/**
 * Counts requests in PostgreSQL. A counter is kept until the end of its window, which the clock of the instance
 * that began it decides. After a clock was ahead, that end lies in the future for as long as the clock was wrong, so a
 * counter that ends later than its window allows is restarted.
 */
export class PgRateLimiter extends RateLimiterPostgres {
  private readonly longest: number

  /** @param options `duration` is the length of the window in seconds. */
  constructor(options: IRateLimiterPostgresOptions & { duration: number }) {
    super(options)
    this.longest = options.duration * 1000 + clockTolerance
  }

  override async consume(...request: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    const consumed = super.consume(...request)
    // A refusal has the counter too, as its reason.
    if (!this.endsTooLate(await consumed.catch((reason: unknown) => reason))) return consumed
    await this.delete(request[0])
    return super.consume(...request)
  }

  override async get(...request: Parameters<RateLimiterPostgres['get']>): Promise<RateLimiterRes | null> {
    const count = await super.get(...request)
    return this.endsTooLate(count) ? null : count
  }

  private endsTooLate(count: unknown): boolean {
    return count instanceof RateLimiterRes && count.msBeforeNext > this.longest
  }
}
