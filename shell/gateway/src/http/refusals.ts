import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { Hono } from 'hono'
import { security } from '../security'

/* Answers to requests that the app never sees. */

type RefusalHeaders = Promise<Record<string, string>>

/** The headers of answers that are sent before the app sees a request: the security headers of all answers. */
export async function refusalHeaders(): Promise<Record<string, string>> {
  const refusing = new Hono()
    .use(security())
    .all('*', (c) => c.text('', 400, { 'Cache-Control': 'no-store' }))
  const { headers } = await refusing.request('/')
  return { ...Object.fromEntries(headers), connection: 'close' }
}

/** Makes listeners that answer before the app sees a request. */
export const refusalsWith =
  (headers: RefusalHeaders) =>
  (status: number, text = '') =>
  (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse): void =>
    void headers.then(({ connection = '', ...others }) => {
      // HTTP/2 has no header for its connections.
      const own = request.httpVersionMajor > 1 ? others : { ...others, connection }
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
      response.statusCode = status
      response.end(text)
    })

/** Why a request of HTTP/2 has no clear address. Node refuses two `host` headers itself. */
export function misaddressed({ headers, authority, scheme }: Http2ServerRequest): string | undefined {
  // RFC 9113, 8.3.1
  if (headers.host !== undefined && headers.host !== authority) return 'The request has two hosts'
  return scheme === 'https' ? undefined : 'The connection is encrypted, but the scheme is not https'
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Whether a client waits for an answer that another one would replace or mix with. A request whose own body cannot be read
 * is not complete, and may get the other answer as long as its own has not begun.
 */
export const isOwed = (answer?: ServerResponse) =>
  answer !== undefined && !answer.writableEnded && (answer.headersSent || answer.req.complete)

/** Whether no answer reaches the client: it is gone, or has not finished the TLS handshake. */
export const isOutOfReach = (error: NodeJS.ErrnoException, socket: Socket) =>
  (socket instanceof TLSSocket && socket.alpnProtocol === null) ||
  !socket.writable ||
  error.code === 'ECONNRESET'

/**
 * Answers what Node cannot read as a request. A proxy gets this answer too on a connection that it uses for many
 * visitors: one that is closed without an answer counts as a failure of the gateway.
 */
export function refuseInvalid(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Awaited<RefusalHeaders>,
) {
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  // Too many cookies, such as those of a faulty page, would make every request of the browser fail.
  const all = isTooLarge ? { ...headers, 'clear-site-data': '"cookies"' } : headers
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, 'content-length: 0', '', ''].join('\r\n'))
}
