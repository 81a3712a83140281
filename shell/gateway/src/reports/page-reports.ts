import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PageReport } from '@virida/shared/platform/contract/page-report'
import { refuseMany } from '../http/refuse-many'
import { readPageReport } from './read-page-report'

/** Bytes of a request. A report has about 150. */
const longestBody = 1024
/** Requests in a minute. */
const perMinute = { ofClient: 30, ofAll: 3000 }

/**
 * Takes what browsers report about pages.
 * @param clientOf Address of the client, for its limit.
 */
export function pageReports(
  clientOf: (c: Context) => string,
  count: (c: Context, report: PageReport) => void,
): Hono {
  const refuseLong = bodyLimit({ maxSize: longestBody, onError: (c) => c.body(null, 413) })
  return new Hono()
    .post('/', refuseMany(clientOf, perMinute), refuseLong, async (c) => {
      // A browser sends this type to another site only if that site allows it. So other sites cannot report anything.
      if (c.req.header('Content-Type') !== 'application/json') return c.text('Expected application/json', 415)
      const report = readPageReport(await c.req.text())
      if (!report) return c.text('Expected a report of a page', 400)
      count(c, report)
      return c.body(null, 204)
    })
    .all('/', (c) => c.text('Method not allowed', 405, { Allow: 'POST' }))
}
