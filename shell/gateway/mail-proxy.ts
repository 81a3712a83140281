import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

/** Longer than the mail service lets a slow upload take: it has the limits, this is the last resort. */
const patience = 600_000

type Options = { mailUrl: string; trustProxy: boolean }

/** Hands `/api/*` to the mail service as it is, and says who asked. */
export function mailProxy({ mailUrl, trustProxy }: Options) {
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url)
    const client = getConnInfo(c).remote.address ?? ''
    const before = trustProxy ? c.req.header('X-Forwarded-For') : undefined
    try {
      return await proxy(`${mailUrl}${url.pathname}${url.search}`, {
        raw: c.req.raw,
        signal: AbortSignal.timeout(patience),
        headers: {
          ...c.req.header(),
          'X-Forwarded-For': before ? `${before}, ${client}` : client,
          'X-Forwarded-Proto':
            (trustProxy && c.req.header('X-Forwarded-Proto')) || url.protocol.replace(':', ''),
          'X-Forwarded-Host': (trustProxy && c.req.header('X-Forwarded-Host')) || url.host,
        },
      })
    } catch (error) {
      // A visitor who cancels an upload is no fault of the service.
      if (!c.req.raw.signal.aborted) console.error(`The mail service at ${mailUrl} does not answer:`, error)
      return c.json({ ok: false, error: 'service_unavailable' }, 503, { 'Retry-After': '10' })
    }
  }
}
