import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { Tracing } from './tracing'

/** The variable of a request with the pattern of its page. */
const pagePattern = 'pagePattern'

export const notePage = (c: Context, owner: PageOwner | undefined) => c.set(pagePattern, owner?.pattern)

/** Makes a span of each request. It has the pattern of the address, as an address may contain what a visitor has entered. */
export const traceRequests =
  (tracing: Tracing): MiddlewareHandler =>
  (c, next) =>
    tracing.span('request', { 'http.request.method': c.req.method }, next, () => ({
      'http.route': (c.get(pagePattern) as string | undefined) ?? routePath(c),
      'http.response.status_code': c.res.status,
    }))
