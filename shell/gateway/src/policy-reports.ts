import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { isReadable } from './http/one-address'
import { readReports, type PolicyReport } from './http/read-reports'
import type { LiveRegistry } from './releases/live-registry'

/** Bytes of a request. A report has about 1 KB. */
const longestBody = 16 * 1024
/** Requests in a minute. */
const perMinute = { ofClient: 30, ofAll: 60 }
/** Most lines for one request, which may have reports about several documents. */
const mostLines = 3

/**
 * Takes the browsers' reports about what a content security policy has blocked, and logs one line for each kind of
 * violation and minute.
 * @param clientOf Address of the client, for its limit.
 */
export function policyReports(registry: LiveRegistry, log: FaultLog, clientOf: (c: Context) => string): Hono {
  /** The pattern of the page, because its address may contain what a visitor has typed. */
  const pageOf = ({ path }: PolicyReport) => {
    // The router would print a warning with the path if its escapes are malformed.
    if (!isReadable(path)) return 'an unknown page'
    const owner = registry.snapshot().ownerOf(path)
    return owner && !owner.isFallback ? owner.pattern : 'an unknown page'
  }
  const refuseLong = bodyLimit({ maxSize: longestBody, onError: (c) => c.body(null, 413) })
  return new Hono()
    .post('/', refuseMany(clientOf), refuseLong, async (c) => {
      const reports = readReports(c.req.header('Content-Type'), await c.req.text())
      if (!reports) return c.text('Expected a report of a browser', 400)
      for (const report of reports.slice(0, mostLines)) {
        const { directive, blocked } = report
        const page = pageOf(report)
        log.report(`The policy of ${page} has blocked ${blocked} (${directive})`, {
          page,
          blocked,
          directive,
        })
      }
      return c.body(null, 204)
    })
    .all('/', (c) => c.text('Method not allowed', 405, { Allow: 'POST' }))
}

function refuseMany(clientOf: (c: Context) => string): MiddlewareHandler {
  const ofClient = new RateLimiterMemory({ points: perMinute.ofClient, duration: 60 })
  const ofAll = new RateLimiterMemory({ points: perMinute.ofAll, duration: 60 })
  return async (c, next) => {
    const [client] = networksOf(clientOf(c))
    try {
      await ofClient.consume(client?.key ?? '')
      await ofAll.consume('all')
    } catch {
      // `consume` rejects when a limit is reached. Browsers do not send the report again.
      return c.body(null, 429, { 'Retry-After': '60' })
    }
    await next()
  }
}
