import {
  wideAllowance,
  withNeighbors,
  type ClientNetwork,
} from '@virida/shared/platform/http/client-networks'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Refusal } from '../enquiry/refusal'
import { FloodCount } from './flood-count'

export type RateSettings = {
  /** Requests of one client; 0 turns a limit off. */
  perMinute: number
  perHour: number
  /**
   * Megabytes of the enquiries with files of one client; 0 turns the limit off. An IPv4 /24 or IPv6 /48 network may send four times
   * as much.
   */
  megabytesPerHour?: number
  /** Requests of all clients in an hour that raise an alarm. They are still served. */
  alarmPerHour: number
}

export type RateLimit = {
  /** Counts one request. @throws Refusal `rate_limited`. */
  count: (client: readonly ClientNetwork[]) => Promise<void>
  /** Counts the size of an enquiry that was stored, in bytes. */
  countBytes: (client: readonly ClientNetwork[], bytes: number) => Promise<void>
  /** Counts nothing. @throws Refusal `rate_limited` when the sizes of the client's enquiries have reached the limit. */
  checkBytes: (client: readonly ClientNetwork[]) => Promise<void>
  /** Counts nothing. @throws Refusal `rate_limited` when the requests of the client have reached a limit. */
  check: (client: readonly ClientNetwork[]) => Promise<void>
}

/** Bytes. Sizes are counted in kilobytes, so that many photos of less than a megabyte are not counted as more than they are. */
const kilobyte = 1024

/** Seconds in which the requests of a client are counted, at most. */
const longestWindow = 3600

type LimiterOptions = { keyPrefix: string; points: number; duration: number }
export type MakeLimiter = (options: LimiterOptions) => RateLimiterAbstract

/**
 * @param makeLimiter Creates a counter: in memory, or in the database that all instances share.
 * @param name Keeps the counters apart from those of other limits.
 */
export function rateLimit(
  settings: RateSettings,
  onFlood: () => void,
  makeLimiter: MakeLimiter = inMemory,
  name = '',
): RateLimit {
  const limitersOf = (limits: readonly LimiterOptions[]) =>
    limits
      .filter(({ points }) => points > 0)
      // A request of a client costs more points in a small network than in a wide one.
      .map(({ points, ...options }) => makeLimiter({ ...options, points: points * wideAllowance }))
  const limiters = limitersOf([
    { keyPrefix: `${name}minute`, points: settings.perMinute, duration: 60 },
    { keyPrefix: `${name}hour`, points: settings.perHour, duration: longestWindow },
  ])
  const sizes = limitersOf([
    {
      keyPrefix: `${name}kilobytes`,
      points: (settings.megabytesPerHour ?? 0) * 1024,
      duration: longestWindow,
    },
  ])
  async function consume(counted: typeof limiters, client: readonly ClientNetwork[], points: number) {
    for (const limiter of counted)
      for (const { key, allowance } of client)
        await limiter.consume(key, (points * wideAllowance) / allowance).catch(refuseLimited)
  }
  async function check(counted: typeof limiters, client: readonly ClientNetwork[]) {
    for (const limiter of counted)
      for (const { key, allowance } of client) {
        const count = await limiter.get(key).catch(() => null)
        if (count && count.remainingPoints < wideAllowance / allowance) refuseLimited(count)
      }
  }
  const allClients = settings.alarmPerHour
    ? new FloodCount(
        makeLimiter({ keyPrefix: `${name}all`, points: settings.alarmPerHour, duration: longestWindow }),
        onFlood,
      )
    : undefined
  return {
    async count(client) {
      await consume(limiters, client, 1)
      allClients?.add()
    },
    async countBytes(client, bytes) {
      // Only the next enquiry is refused, so this one counts for each network.
      for (const network of withNeighbors(client))
        await consume(sizes, [network], Math.ceil(bytes / kilobyte)).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
    },
    checkBytes: (client) => check(sizes, withNeighbors(client)),
    check: (client) => check(limiters, client),
  }
}

const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options)

/** Refuses only when a limit was exceeded. When the counter itself fails, the visitor is served. */
function refuseLimited(reason: unknown) {
  if (!(reason instanceof RateLimiterRes)) return
  const seconds = Math.ceil(reason.msBeforeNext / 1000)
  // A clock that was set back makes the time longer than any window.
  throw new Refusal('rate_limited', { retryAfter: Math.min(Math.max(1, seconds), longestWindow) })
}
