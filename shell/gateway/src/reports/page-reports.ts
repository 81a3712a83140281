import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PageReport } from '@virida/shared/platform/contract/page-report'
import { refuseMany } from '../http/refuse-many'
import { readPageReport } from './read-page-report'

/** Bytes of a request. A report has about 150. */
const longestBody = 1024
/** Requests in a minute. */
const perMinute = { ofClient: 30, ofAll: 3000 }

/**
 * A browser sends this type to another site only if that site allows it. So other sites cannot report anything, nor use up
 * the limit of their visitors.
 */
const refuseOthers: MiddlewareHandler = (c, next) =>
  c.req.header('Content-Type') === 'application/json'
    ? next()
    : Promise.resolve(c.text('Expected application/json', 415))

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
    .post('/', refuseOthers, refuseMany(clientOf, perMinute), refuseLong, async (c) => {
      const report = readPageReport(await c.req.text())
      if (!report) return c.text('Expected a report of a page', 400)
      count(c, report)
      return c.body(null, 204)
    })
    .all('/', (c) => c.text('Method not allowed', 405, { Allow: 'POST' }))
}
