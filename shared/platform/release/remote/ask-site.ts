import { z } from 'zod'
import { ReleaseError } from '../errors'
import { publishAddress } from '../../paths'
import { localWriter, writerHeader, writerText } from '../../release-commands'
import { liveReleasesSchema } from './upload'

/** A running site that takes releases. */
export type RemoteSite = {
  origin: string
  /** The token of the app. */
  token: string
}

/** Time for one request, in ms: a large release on a slow connection, and the gate. */
const timeout = 600_000

const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    missing: z.array(z.string()).optional(),
    lines: z.array(z.string()).optional(),
    releases: liveReleasesSchema.optional(),
  }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
])
type Answer = Extract<z.infer<typeof answerSchema>, { ok: true }>

/**
 * Reads which site a command works with.
 * @param address What follows `--to` or `--against`.
 * @throws ReleaseError `site_invalid` when the token would be sent unencrypted, `token_missing`
 */
export function remoteSite(address: string, env: NodeJS.ProcessEnv = process.env): RemoteSite {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)))
    throw new ReleaseError(
      'site_invalid',
      `Cannot use ${address}: give an address with https, or one of this machine, such as https://www.example.com.`,
    )
  if (!env.RELEASE_TOKEN)
    throw new ReleaseError(
      'token_missing',
      `Cannot use ${url.origin}: set RELEASE_TOKEN to the token of this app, which the operator of the site has.`,
    )
  return { origin: url.origin, token: env.RELEASE_TOKEN }
}

/**
 * Sends a request about the releases of an app.
 * @throws ReleaseError with the code of the site's refusal; `site_unreachable` when there is no answer or that of
 * another program.
 */
export async function askSite(
  { origin, token }: RemoteSite,
  app: string,
  what: 'offer' | 'release' | 'rollback' | 'promote' | 'abort' | 'live',
  body?: string | AsyncIterable<Uint8Array>,
): Promise<Answer> {
  const fail = (why: string, cause?: unknown) =>
    new ReleaseError('site_unreachable', `Cannot ask ${origin} for ${what} of ${app}: ${why}`, { cause })
  let response: Response
  try {
    response = await fetch(`${origin}${publishAddress}/${app}/${what}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        [writerHeader]: writerText({ ...localWriter(), to: origin }),
      },
      body,
      // A redirect would take the token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(typeof body === 'object' ? { duplex: 'half' } : {}),
    } as RequestInit)
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw fail(`${reason}. Check the address, then try again.`, error)
  }
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success)
    throw fail(
      response.status === 404
        ? 'it takes no releases. Its operator sets PUBLISH_TOKENS.'
        : `it answers ${response.status}, and not as a site does that takes releases. A proxy in front of it may limit the size of requests.`,
    )
  if (!answer.data.ok) throw new ReleaseError(answer.data.code as ReleaseError['code'], answer.data.message)
  return answer.data
}
