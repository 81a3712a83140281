import type { IncomingMessage } from 'node:http'
import {
  isFromProxy,
  visitorOf,
  type Arrival,
  type TrustedProxies,
} from '@virida/shared/platform/http/visitor'
import type { Context } from 'hono'

/** Where a request came from: Node's request object when it came over the network, or only an address in a test. */
type Bindings = { incoming?: IncomingMessage | undefined; peer?: string }
export type AppEnv = { Bindings: Bindings | undefined }
export type AppContext = Context<AppEnv>

const peerOf = (c: AppContext) => c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? 'unknown'

/** Requests come through the gateway, which is a hop of its own. */
const arrivalOf = (c: AppContext): Arrival => ({
  peer: peerOf(c),
  header: (name) => c.req.header(name),
  ownHops: 1,
})

export const visitorIn = (c: AppContext, trusted: TrustedProxies) => visitorOf(arrivalOf(c), trusted)

/** The host that the visitor's browser asked for: X-Forwarded-Host from a trusted proxy, else the Host header. */
export function hostOf(c: AppContext, trusted: TrustedProxies): string | undefined {
  const forwarded = isFromProxy(arrivalOf(c), trusted)
    ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded ?? c.req.header('host')
}
