import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { Context } from 'hono'
import { clientAddress, isIn } from './address'

/** What stands behind a request: Node's own when it came over the network, or just an address. */
export type Bindings = { incoming?: IncomingMessage | undefined; peer?: string }
export type AppEnv = { Bindings: Bindings | undefined }
export type AppContext = Context<AppEnv>

export const peerOf = (c: AppContext) => c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? 'unknown'

export const clientOf = (c: AppContext, trusted: BlockList) =>
  clientAddress(peerOf(c), c.req.header('x-forwarded-for'), trusted)

/** The host that the visitor's browser asked for: what a trusted proxy says, else the Host header. */
export function hostOf(c: AppContext, trusted: BlockList): string | undefined {
  const forwarded = isIn(trusted, peerOf(c))
    ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded ?? c.req.header('host')
}
