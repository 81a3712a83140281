import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { isReadable } from '@virida/shared/platform/http/one-address'
import { readReports, type PolicyReport } from './http/read-reports'
import { refuseMany } from './http/refuse-many'
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
    .post('/', refuseMany(clientOf, perMinute), refuseLong, async (c) => {
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
