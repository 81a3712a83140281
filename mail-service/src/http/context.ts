import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { Context } from 'hono'
import { clientAddress, isIn } from './address'

/** Where a request came from: Node's request object when it came over the network, or only an address in a test. */
type Bindings = { incoming?: IncomingMessage | undefined; peer?: string }
export type AppEnv = { Bindings: Bindings | undefined }
export type AppContext = Context<AppEnv>

const peerOf = (c: AppContext) => c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? 'unknown'

export const clientOf = (c: AppContext, trusted: BlockList) =>
  clientAddress(peerOf(c), c.req.header('x-forwarded-for'), trusted)

/** The host that the visitor's browser asked for: X-Forwarded-Host from a trusted proxy, else the Host header. */
export function hostOf(c: AppContext, trusted: BlockList): string | undefined {
  const forwarded = isIn(trusted, peerOf(c))
    ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded ?? c.req.header('host')
}
