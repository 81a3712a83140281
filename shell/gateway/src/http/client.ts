import type { HttpBindings } from '@hono/node-server'
import {
  hiddenVisitors,
  isFromProxy,
  visitorOf,
  type Arrival,
  type TrustedProxies,
} from '@virida/shared/platform/http/visitor'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { Context, MiddlewareHandler } from 'hono'

/** Where a request came from. A request of a test without a server has no peer. */
export function arrivalOf(c: Context): Arrival {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return { peer: incoming?.socket.remoteAddress ?? '', header: (name) => c.req.header(name) }
}

/** Whether the browser has sent the request encrypted, to this program or to the operator's proxy. */
export function isEncrypted(c: Context, trusted: TrustedProxies): boolean {
  const forwarded = isFromProxy(arrivalOf(c), trusted) ? c.req.header('X-Forwarded-Proto') : undefined
  return forwarded ? forwarded.trim().toLowerCase() === 'https' : new URL(c.req.url).protocol === 'https:'
}

/** Reports when the visitors' addresses are not known, because the setting of trusted proxies is wrong. */
export function watchVisitors(trusted: TrustedProxies, log: FaultLog): MiddlewareHandler {
  return async (c, next) => {
    const { address, isHidden } = visitorOf(arrivalOf(c), trusted)
    if (isHidden) log.report(hiddenVisitors, { proxy: address })
    await next()
  }
}

/** The address of the client: the other end of the connection, or the address that the operator's proxy names. */
export const clientOf = (c: Context, trusted: TrustedProxies): string =>
  visitorOf(arrivalOf(c), trusted).address
