import { createHash, timingSafeEqual } from 'node:crypto'
import type { BlockList } from 'node:net'
import { isIn } from '@virida/shared/platform/http/address'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { createMiddleware } from 'hono/factory'
import { visitorIn, type AppContext, type AppEnv } from '../../http/context'
import { isFromOurSite, type OriginSettings } from '../../http/origin'
import { rateLimit, type MakeLimiter } from '../../http/rate'
import { Refusal } from '../../enquiry/refusal'

export type AccessSettings = {
  token: string
  allow: BlockList
  origin: OriginSettings
  /** Counts wrong tokens in the database that all instances share. */
  limiter?: MakeLimiter | undefined
}

/** How many wrong tokens one client may send. */
const guesses = { perMinute: 10, perHour: 100, alarmPerHour: 0 }

/**
 * Allows requests from the configured addresses with the token, sent as a bearer token or as the password of basic
 * authentication. Requests that change something must come from our own pages, because browsers add the password to
 * requests from other sites too.
 */
export function checkAccess({ token, allow, origin, limiter }: AccessSettings) {
  const expected = digest(token)
  const failures = rateLimit(guesses, () => undefined, limiter, 'admin-')
  return createMiddleware<AppEnv>(async (c, next) => {
    const { address: client } = visitorIn(c, origin.trustedProxies)
    if (!isIn(allow, client)) throw new Refusal('not_found')
    const given = tokenOf(c)
    // Without a token, the browser asks for it. After too many wrong tokens, even the right token is refused for a
    // while: otherwise an attacker who guesses would learn which token is right.
    if (given !== undefined) await failures.check(networksOf(client))
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      if (given !== undefined) await failures.count(networksOf(client))
      return c.text('Enter the admin token (ADMIN_TOKEN) as the password.', 401, {
        'WWW-Authenticate': 'Basic realm="Mail service"',
      })
    }
    if (c.req.method !== 'GET' && !isFromOurSite(c, { ...origin, allowedOrigins: [] }))
      throw new Refusal('origin')
    await next()
  })
}

function tokenOf(c: AppContext): string | undefined {
  // A token may be several words.
  const [, scheme = '', value = ''] = /^(\w+) (.*)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return undefined
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

// A comparison in constant time requires values of the same length.
const digest = (text: string) => createHash('sha256').update(text).digest()
