import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { LRUCache } from 'lru-cache'
import { headers as formHeaders } from '@virida/shared/platform/enquiry/api'
import { timeouts } from '@virida/shared/platform/enquiry/timeouts'
import { HeldByClients, networksOf, withNeighbors } from '@virida/shared/platform/http/client-networks'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import {
  forwardedChain,
  isFromProxy,
  unusedHeaders,
  type TrustedProxies,
} from '@virida/shared/platform/http/visitor'
import { arrivalOf, clientOf } from './http/client'
import { OnePerTurn } from './http/one-per-turn'
import { parseJson } from './http/parse-json'
import { uploadsPerClient } from './http/taken-back'

/** Longest answer of the mail service that is read, in bytes. Its answers have a few hundred. */
const longestAnswer = 64 * 1024
/**
 * The name of this process in `Via` headers (RFC 9110, 7.6.3). It cannot be guessed, so a request that has it has
 * passed this process before; a fixed name could be sent by anybody.
 */
const viaName = `virida-${randomUUID()}`
/** How much of the end of a client's `Via` header is passed on, in characters. */
const longestVia = 1000

/**
 * The headers that the mail service reads. Others of the client, except `descriptions` and those that
 * `requestHeaders` writes, stay here: headers for the connection to the gateway (`Connection`, `Upgrade`, `Expect`)
 * would break the connection to the service, and cookies can be longer than it accepts.
 */
const forwardedHeaders = [
  'Accept',
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Origin',
  'Sec-Fetch-Site',
  ...unusedHeaders,
  ...Object.values(formHeaders),
]

/**
 * Headers that describe the client and are forwarded too. The mail service does not read them; a proxy in front of it
 * may log them.
 */
const descriptions = ['User-Agent', 'Referer', 'X-Request-Id']

/** `fetch` cannot send the first three, and an answer to HEAD has no body that shows who sent it. */
const refusedMethods = ['TRACE', 'CONNECT', 'TRACK', 'HEAD']
/** Seconds after which a client with more may try again. */
const retryAfter = 10
/** Bytes of a body that costs more to pass on than the rest of its request. */
const largeBody = 64 * 1024
/**
 * After the mail service has answered 429 to a client, no large bodies of the client are passed on for this time, in ms:
 * megabytes of each are on their way before its answer arrives.
 */
const refusalLifetime = 1000
/**
 * Ends requests whose clients have gone, or that have been silent. To abort one takes a millisecond or two, and thousands can be
 * due in the same moment.
 */
const ending = new OnePerTurn()
/** Longer values of the headers that describe a client are not forwarded: the mail service refuses 8 KB of headers. */
const longestDescription = 1000

type Options = { log: FaultLog; mailUrl: string; trustedProxies: TrustedProxies; timeout?: number }

/** The mail service did not answer, or something that is not the mail service did. */
class MailServiceError extends Error {
  override readonly name = 'MailServiceError'
  readonly code = 'mail_service'
}

/** Passes `/api/*` requests to the mail service, with the client's address in the forwarding headers. */
export function mailProxy({ log, mailUrl, trustedProxies, timeout = timeouts.gateway }: Options) {
  // Only the host is logged, because MAIL_URL may contain a password.
  const { host } = new URL(mailUrl)
  const passed = new HeldByClients(uploadsPerClient)
  const refused = new LRUCache<string, true>({ max: 10_000, ttl: refusalLifetime })
  return async (c: Context): Promise<Response> => {
    if (refusedMethods.includes(c.req.method))
      return c.json({ ok: false, error: 'method' }, 405, { Allow: 'POST' })
    if (c.req.header('Via')?.includes(viaName)) {
      log.report(`MAIL_URL leads back to the gateway at ${host}; set it to the mail service`)
      return c.json({ ok: false, error: 'service_unavailable' }, 508)
    }
    const client = withNeighbors(networksOf(clientOf(c, trustedProxies)))
    const [{ key } = { key: '' }] = client
    if (!passed.mayTake(client) || (hasLargeBody(c) && refused.has(key)))
      return c.json({ ok: false, error: 'rate_limited', retryAfter }, 429, { 'Retry-After': `${retryAfter}` })
    const url = new URL(c.req.url)
    const silence = new Silence(timeout)
    const { signal } = c.req.raw
    const takeBack = () => ending.add(() => silence.end())
    if (signal.aborted) takeBack()
    else signal.addEventListener('abort', takeBack)
    passed.take(client)
    try {
      const answer = await proxy(`${mailUrl}${url.pathname}${url.search}`, {
        raw: c.req.raw,
        body: c.req.raw.body && silence.watch(c.req.raw.body),
        signal: silence.signal,
        redirect: 'error',
        // With both of these, Node's fetch streams the body. Otherwise it copies the body and keeps the copy until the request ends.
        window: null,
        headers: requestHeaders(c, url, trustedProxies),
      })
      if (answer.status === 429) refused.set(key, true)
      return await checked(answer)
    } catch (error) {
      // A visitor who cancels an upload is not an error of the service.
      if (!signal.aborted)
        log.report(`The mail service at ${host} does not answer`, { error, ...reasonOf(error) })
      return c.json({ ok: false, error: 'service_unavailable' }, 503, { 'Retry-After': '10' })
    } finally {
      signal.removeEventListener('abort', takeBack)
      silence.end()
      passed.free(client)
    }
  }
}

/** A body without a length may be large. */
const hasLargeBody = (c: Context) =>
  c.req.raw.body !== null && Number(c.req.header('Content-Length') ?? Infinity) > largeBody

function requestHeaders(c: Context, url: URL, trusted: TrustedProxies): Record<string, string> {
  const given = [...forwardedHeaders, ...descriptions].flatMap((name) => {
    const value = c.req.header(name)
    const isTooLong = descriptions.includes(name) && (value?.length ?? 0) > longestDescription
    return value === undefined || isTooLong ? [] : [[name, value]]
  })
  const arrival = arrivalOf(c)
  const forwarded = (name: string) => (isFromProxy(arrival, trusted) ? c.req.header(name) : undefined)
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    // Each gateway adds its name, so that a loop over several gateways is recognized.
    Via: [...(c.req.header('Via')?.slice(-longestVia).split(',') ?? []), `1.1 ${viaName}`].join(','),
    // The mail service finds the visitor in the whole chain, by the same setting as the gateway.
    'X-Forwarded-For': [...forwardedChain(c.req.header('X-Forwarded-For')), arrival.peer].join(', '),
    'X-Forwarded-Proto': forwarded('X-Forwarded-Proto') ?? url.protocol.replace(':', ''),
    'X-Forwarded-Host': forwarded('X-Forwarded-Host') ?? url.host,
  }
}

/**
 * Returns the answer if it comes from the mail service: JSON, and with status 2xx the id of the stored enquiry. A wrong
 * MAIL_URL can lead to a server that answers 200 to everything; the enquiry would be lost.
 * @throws MailServiceError
 */
async function checked(answer: Response): Promise<Response> {
  const text = await readText(answer)
  const content = parseJson(text)
  if (typeof content !== 'object' || content === null || answer.status === 508)
    throw new MailServiceError(`MAIL_URL leads to another program, which answered ${answer.status}`)
  const { ok, id } = content as { ok?: unknown; id?: unknown }
  if (answer.ok && (ok !== true || typeof id !== 'string'))
    throw new MailServiceError(`It answered ${answer.status} without the id of a stored enquiry`)
  return new Response(text, { status: answer.status, headers: answer.headers })
}

/** The reason of a fault, for the log. Messages of other errors are left out: they may quote what a visitor sent. */
const reasonOf = (error: unknown) => (error instanceof MailServiceError ? { reason: error.message } : {})

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > longestAnswer) throw new MailServiceError(`The answer is longer than ${longestAnswer} bytes`)
  }
  return Buffer.concat(chunks).toString()
}

/** Aborts a request when for `ms` no part of its body has passed and no complete answer has arrived. */
class Silence {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(ms: number) {
    const abort = () => this.#controller.abort(new MailServiceError(`It was silent for ${ms / 1000} s`))
    this.#timer = setTimeout(() => ending.add(abort), ms)
  }

  get signal() {
    return this.#controller.signal
  }

  /**
   * Passes a body on; each chunk restarts the time, because a large upload takes minutes. The client's connection stays
   * open when the request to the service is aborted, so that the client can read the answer.
   */
  watch(body: ReadableStream<Uint8Array>) {
    const reader = body.getReader()
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch(async (error: unknown) => {
          await ending.turn()
          throw error
        })
        this.#timer.refresh()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
  }

  /** The answer is complete: the rest of a refused body is not passed on. */
  end() {
    clearTimeout(this.#timer)
    this.#controller.abort()
  }
}
