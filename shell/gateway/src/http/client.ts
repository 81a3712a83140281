import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import {
  hiddenVisitors,
  isFromProxy,
  visitorOf,
  type Arrival,
  type TrustedProxies,
} from '@virida/shared/platform/http/visitor'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { Context, MiddlewareHandler } from 'hono'

/** The addresses from which requests came. The socket of a request that was taken back does not know its address. */
const peers = new WeakMap<object, string>()

/** Node's objects of a request. A request of a test without a server has none. */
export const bindingsOf = (c: Context) => (c.env ?? {}) as Partial<HttpBindings | Http2Bindings>

/** Where a request came from. A request of a test without a server has no peer. */
export function arrivalOf(c: Context): Arrival {
  const { incoming } = bindingsOf(c)
  const peer = (incoming && peers.get(incoming)) ?? incoming?.socket.remoteAddress ?? ''
  if (incoming) peers.set(incoming, peer)
  return { peer, header: (name) => c.req.header(name) }
}

/** Whether a request came by HTTP/2, which only encrypted connections of this program speak. */
export const isHttp2 = (c: Context): boolean => (bindingsOf(c).incoming?.httpVersionMajor ?? 1) > 1

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
