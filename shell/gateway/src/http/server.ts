import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Hono } from 'hono'
import { HeldByClients, networksOf } from '@virida/shared/platform/http/client-networks'
import { refuseSmallPieces } from '@virida/shared/platform/http/small-pieces'
import { security } from '../security'

/** Milliseconds. */
const timeouts = {
  headersTimeout: 20_000,
  // A phone on a slow connection may need minutes for a video; the mail service ends uploads that stall.
  requestTimeout: 600_000,
  connectionsCheckingInterval: 5000,
}
/** Connections of all clients together; each costs about 20 kB. */
const maxConnections = 8192

type ServerOptions = {
  /** Whether an address belongs to a proxy of the operator. Its connections have no limit: all visitors use them. */
  isProxy?: (address: string) => boolean
  /** Connections that one client may hold open. A browser opens six, but an office shares one address. */
  connectionsPerClient?: number
  /** Requests that may wait on one connection. Browsers and proxies send the next one after the answer. */
  pipelinedRequests?: number
  /** A connection is closed when nothing was read from it or written to it for this time, in ms. */
  idleTimeout?: number
}

/** Node's HTTP server for the site, with limits that keep one client from using the memory of all. */
export function createSiteServer(
  fetch: Hono['fetch'],
  {
    isProxy = () => false,
    connectionsPerClient = 256,
    pipelinedRequests = 64,
    idleTimeout = 60_000,
  }: ServerOptions = {},
): Server {
  const headers = refusalHeaders()
  const listener = getRequestListener(fetch, {
    async errorHandler(error) {
      // The library throws this for a host or a path that makes no URL. All other errors are answered by the app.
      if (!(error instanceof RequestError)) throw error
      return new Response('Bad request', { status: 400, headers: await headers })
    },
  })
  const inTurn = oneAtATime(pipelinedRequests)
  const refuse = (status: number, text: string) => (_request: IncomingMessage, response: ServerResponse) =>
    void headers.then((refusal) => response.writeHead(status, refusal).end(text))
  // Proxies disagree on which of two hosts counts (RFC 9112, 3.2).
  const refuseHosts = refuse(400, 'The request has two Host headers')
  const refuseExpectation = refuse(417, '')
  const server = createServer(timeouts, (request, response) => {
    // The rest of a body that nobody reads would be received for ten minutes.
    if (hasUnreadBody(request)) response.shouldKeepAlive = false
    inTurn(request, response, hostCount(request) > 1 ? refuseHosts : listener)
  })
  server.maxConnections = maxConnections
  server.setTimeout(idleTimeout)
  // Without this listener, Node would answer such a request without the security headers.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    inTurn(request, response, refuseExpectation),
  )
  server.on('clientError', (error, socket: Socket) => void refuseInvalid(error, socket, headers))
  limitConnections(server, connectionsPerClient, isProxy)
  refuseSmallPieces(server)
  return server
}

/** The headers of answers that are sent before the app sees a request: the security headers of all answers. */
async function refusalHeaders(): Promise<Record<string, string>> {
  const refusing = new Hono()
    .use(security())
    .all('*', (c) => c.text('', 400, { 'Cache-Control': 'no-store' }))
  const { headers } = await refusing.request('/')
  return { ...Object.fromEntries(headers), connection: 'close' }
}

type Headers = Promise<Record<string, string>>

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node cannot read as a request. */
async function refuseInvalid(error: NodeJS.ErrnoException, socket: Socket, headers: Headers) {
  // Another answer may be under way on the connection; a second one would mix with its bytes.
  if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const lines = Object.entries(await headers).map(([name, value]) => `${name}: ${value}`)
  const status = refusals[error.code ?? ''] ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, 'content-length: 0', '', ''].join('\r\n'))
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Answers the requests of a connection one after another. Node would start all pipelined requests at once and keep
 * their answers in memory until the client reads them. A connection on which more than `limit` requests wait is closed.
 * Browsers and proxies do not pipeline, so a pipelined request is answered after the requests of all others that have
 * arrived meanwhile. Refused requests wait in the same queue, because a refusal costs memory, too.
 */
function oneAtATime(limit: number) {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  const pipelined: Socket[] = []
  return (request: IncomingMessage, response: ServerResponse, listener: Listener): void => {
    const { socket } = request
    const answer = () => {
      response.once('close', () => next(socket))
      void listener(request, response)
    }
    const queue = waiting.get(socket)
    if (!queue) {
      waiting.set(socket, [])
      answer()
    } else if (queue.length < limit) queue.push(answer)
    else socket.destroy()
  }

  function next(socket: Socket) {
    if (socket.destroyed || !waiting.get(socket)?.length) {
      waiting.delete(socket)
      return
    }
    pipelined.push(socket)
    if (pipelined.length === 1) setImmediate(answerPipelined)
  }

  /** Answers one pipelined request, then lets the event loop look for other requests. */
  function answerPipelined() {
    const socket = pipelined.shift()
    if (pipelined.length > 0) setImmediate(answerPipelined)
    const answer = socket && !socket.destroyed && waiting.get(socket)?.shift()
    if (answer) answer()
    else if (socket) waiting.delete(socket)
  }
}

const hostCount = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const hasUnreadBody = ({ method, headers }: IncomingMessage) =>
  method !== 'POST' && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

function limitConnections(server: Server, limit: number, isProxy: (address: string) => boolean) {
  const open = new HeldByClients(limit)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const client = networksOf(address)
    if (!open.mayTake(client)) {
      socket.destroy()
      return
    }
    open.take(client)
    socket.once('close', () => open.free(client))
  })
}
