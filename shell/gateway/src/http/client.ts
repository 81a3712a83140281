import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The address of the client: the other end of the connection, or the address that the operator's proxy names. */
export function clientOf(c: Context, trustProxy: boolean): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const named = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return named ?? incoming?.socket.remoteAddress ?? ''
}
