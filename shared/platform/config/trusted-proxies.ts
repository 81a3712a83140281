import { z } from 'zod'
import { networks } from '../http/address'
import { noProxies, type TrustedProxies } from '../http/visitor'

const mostHops = 10

const advice = `expected addresses or networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas, or the number of proxies (0 to ${mostHops})`

/**
 * Schema of `TRUSTED_PROXIES`, which the gateway and the mail service read: the proxies in front of the gateway whose
 * `X-Forwarded-*` headers are used. Unless it is a number, loopback addresses are trusted as well.
 */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text, context): TrustedProxies => {
    try {
      return parse(text.trim())
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })
  .describe(
    'Proxies in front of the gateway whose `X-Forwarded-*` headers are used: addresses and networks, separated by commas, or the number of proxies. See "Behind a proxy" in README.md',
  )

function parse(text: string): TrustedProxies {
  if (!text) return noProxies
  if (/^\d{1,2}$/.test(text) && Number(text) <= mostHops) return { hops: Number(text) }
  const list = text.split(',').map((item) => item.trim())
  if (list.some((item) => item.endsWith('/0')))
    throw new TypeError(
      'a network of all addresses would let every visitor choose an address; set the number of proxies instead',
    )
  try {
    return { networks: networks(list.filter(Boolean)) }
  } catch {
    throw new TypeError(advice)
  }
}
