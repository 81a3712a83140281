import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networksOf, wideAllowance } from '@virida/shared/platform/http/client-networks'

/**
 * Refuses reports of browsers over a limit with 429. Browsers do not send them again.
 * @param clientOf Address of the client, for its limit.
 * @param perMinute Requests in a minute.
 */
export function refuseMany(
  clientOf: (c: Context) => string,
  perMinute: { ofClient: number; ofAll: number },
): MiddlewareHandler {
  const ofClient = new RateLimiterMemory({ points: perMinute.ofClient * wideAllowance, duration: 60 })
  const ofAll = new RateLimiterMemory({ points: perMinute.ofAll, duration: 60 })
  return async (c, next) => {
    try {
      // A request of a client costs more points in a small network than in a wide one.
      for (const { key, allowance } of networksOf(clientOf(c)))
        await ofClient.consume(key, wideAllowance / allowance)
      await ofAll.consume('all')
    } catch {
      // `consume` rejects when a limit is reached.
      return c.body(null, 429, { 'Retry-After': '60' })
    }
    await next()
  }
}
