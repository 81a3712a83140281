import type { TrustedProxies } from '@virida/shared/platform/http/visitor'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '../enquiry/refusal'
import { hostOf, type AppContext, type AppEnv } from './context'

export type OriginSettings = { allowedOrigins: readonly string[]; trustedProxies: TrustedProxies }

/**
 * Refuses requests from pages of other sites, whatever their content type: another site may send JSON as plain text. A
 * request without any browser header passes, because other clients can set any header; the rate limit and the spam check
 * deal with those.
 */
export function checkOrigin(settings: OriginSettings) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isFromOurSite(c, settings)) throw new Refusal('origin')
    await next()
  })
}

export function isFromOurSite(c: AppContext, { allowedOrigins, trustedProxies }: OriginSettings): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined)
    return (
      allowedOrigins.includes(origin.toLowerCase()) ||
      hostOfOrigin(origin) === withoutDefaultPort(hostOf(c, trustedProxies))
    )
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

/** Compares host and port only: behind a load balancer that ends TLS, the scheme of the request is not known here. */
function hostOfOrigin(origin: string): string | null {
  const host = /^https?:\/\/([^/?#@\s]+)$/i.exec(origin)?.[1]
  return withoutDefaultPort(host) ?? null
}

const withoutDefaultPort = (host: string | undefined) => host?.toLowerCase().replace(/:(80|443)$/, '')
