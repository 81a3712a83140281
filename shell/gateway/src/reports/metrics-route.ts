import type { Context, Handler } from 'hono'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { isLoopback } from '@virida/shared/platform/http/visitor'
import { arrivalOf } from '../http/client'
import { bearerToken, Tokens } from '../http/tokens'
import type { Metrics } from './metrics'

/**
 * Answers with the metrics: with a token to everybody who sends it, without one to this machine only. Others get 404.
 * @param token METRICS_TOKEN, sent as a bearer token.
 * @param networksOf Networks of the client, which may send few wrong tokens.
 */
export function metricsRoute(
  metrics: Metrics,
  token: string | undefined,
  networksOf: (c: Context) => readonly ClientNetwork[],
): Handler {
  const tokens = token === undefined ? undefined : new Tokens({ metrics: [token] })
  const mayRead = async (c: Context) => {
    if (!tokens) return isFromThisMachine(c)
    const given = bearerToken(c.req.header('Authorization'))
    return given !== undefined && typeof (await tokens.ownerOf(given, networksOf(c))) === 'object'
  }
  return async (c) => {
    if (!(await mayRead(c))) return c.notFound()
    return c.text(await metrics.read(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    })
  }
}

/** Whether a program on this machine has sent the request, and no proxy on it for somebody else. */
function isFromThisMachine(c: Context): boolean {
  return isLoopback(arrivalOf(c).peer) && !Object.keys(c.req.header()).some((name) => ofProxies.test(name))
}

/** Headers that proxies add. Each of them shows that one has forwarded the request. */
const ofProxies = /^(?:via|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i
