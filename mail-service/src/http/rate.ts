import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Refusal } from './refusal'

export type RateSettings = {
  /** Requests of one client; 0 switches a limit off. */
  perMinute: number
  perHour: number
  /** Requests of all clients in an hour that raise an alarm. They are served. */
  alarmPerHour: number
}

export type RateLimit = {
  /** @throws Refusal `rate_limited`. */
  count: (client: string) => Promise<void>
}

export type LimiterOptions = { keyPrefix: string; points: number; duration: number }
export type MakeLimiter = (options: LimiterOptions) => RateLimiterAbstract

/** @param make Where the counts live: in memory, or in the database that all instances share. */
export function rateLimit(
  settings: RateSettings,
  onFlood: () => void,
  make: MakeLimiter = inMemory,
): RateLimit {
  const limiters = [
    { keyPrefix: 'minute', points: settings.perMinute, duration: 60 },
    { keyPrefix: 'hour', points: settings.perHour, duration: 3600 },
  ]
    .filter(({ points }) => points > 0)
    .map(make)
  const everyone = settings.alarmPerHour
    ? inMemory({ keyPrefix: 'all', points: settings.alarmPerHour, duration: 3600 })
    : undefined
  return {
    async count(client) {
      for (const limiter of limiters) await limiter.consume(client).catch(refuse)
      await everyone?.consume('all').catch(onFlood)
    },
  }
}

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

/** A store that cannot count is no reason to turn a visitor away. */
function refuse(reason: unknown) {
  if (!(reason instanceof RateLimiterRes)) return
  throw new Refusal('rate_limited', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
