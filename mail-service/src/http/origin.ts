import type { BlockList } from 'node:net'
import { createMiddleware } from 'hono/factory'
import { hostOf, type AppContext, type AppEnv } from './context'
import { Refusal } from './refusal'

export type OriginSettings = { allowedOrigins: readonly string[]; trustedProxies: BlockList }

/**
 * Lets only our own pages send. Every content type is checked, since a foreign page may send JSON as text. A
 * request without any sign of a browser passes: what is not a browser can write any header it likes, and is what
 * the rate limit and the quarantine are for.
 */
export function checkOrigin(settings: OriginSettings) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isOurs(c, settings)) throw new Refusal('origin')
    await next()
  })
}

export function isOurs(c: AppContext, { allowedOrigins, trustedProxies }: OriginSettings): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined)
    return (
      allowedOrigins.includes(origin.toLowerCase()) ||
      hostOfOrigin(origin) === plainHost(hostOf(c, trustedProxies))
    )
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

/** Host and port only: behind a balancer that ends TLS, nobody here knows the scheme for sure. */
function hostOfOrigin(origin: string): string | null {
  const match = /^https?:\/\/([^/?#@\s]+)$/i.exec(origin)
  return match?.[1] ? (plainHost(match[1]) ?? null) : null
}

const plainHost = (host: string | undefined) => host?.toLowerCase().replace(/:(80|443)$/, '')
