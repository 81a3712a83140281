import type { HttpBindings } from '@hono/node-server'
import { visitorOf, type Arrival, type TrustedProxies } from '@virida/shared/platform/http/visitor'
import type { Context } from 'hono'

/** Where a request came from. A request of a test without a server has no peer. */
export function arrivalOf(c: Context): Arrival {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return { peer: incoming?.socket.remoteAddress ?? '', header: (name) => c.req.header(name) }
}

/** The address of the client: the other end of the connection, or the address that the operator's proxy names. */
export const clientOf = (c: Context, trusted: TrustedProxies): string =>
  visitorOf(arrivalOf(c), trusted).address
