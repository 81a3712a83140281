import { constants } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  createServer as createTlsServer,
  type Server as TlsServer,
  type ServerOptions as TlsOptions,
} from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { HeldByClients } from '@virida/shared/platform/http/client-networks'
import { endUnusedOnClose } from '@virida/shared/platform/http/end-unused'
import { refuseSmallPieces } from '@virida/shared/platform/http/small-pieces'
import { readRestsInTurn } from '@virida/shared/platform/http/unread-bodies'
import { Arrivals } from './arrivals'
import type { Certificate } from './certificate'
import { takeHandshakesInTurn } from './handshakes'
import { hasBody } from './has-body'
import { serveHttp2, type Http2Options } from './http2'
import { keepAliveFor, keepConnections, type KeepAlive } from './keep-alive'
import { limitConnections } from './limit-connections'
import { isOutOfReach, isOwed, misaddressed, refusalHeaders, refusalsWith, refuseInvalid } from './refusals'
import { countTakenBack } from './taken-back'
import { turnTaker, type VisitorOf } from './turn-taker'
import { Turns } from './turns'
import { WastedWork } from './wasted-work'

/** Milliseconds. */
const timeouts = {
  headersTimeout: 20_000,
  // A phone on a slow connection may need minutes for a video; the mail service ends uploads that stall.
  requestTimeout: 600_000,
  connectionsCheckingInterval: 5000,
}
/** Connections of all clients together; each costs about 20 kB. */
const usualPlaces = 8192

export type ServerOptions = {
  /** Learns of the connections that arrive. */
  arrivals?: Arrivals
  /** With a certificate, the server speaks TLS only: HTTP/2, and HTTP/1.1 with clients that do not know HTTP/2. */
  certificate?: Certificate
  /** Whether an address belongs to a proxy of the operator. Its connections have no limit: all visitors use them. */
  isProxy?: (address: string) => boolean
  /** Connections of all clients together, except those of proxies. */
  places?: number
  /**
   * The address of the visitor who has sent a request, which takes turns with those of others. By default, the other end
   * of the connection is the visitor, unless it is a proxy.
   */
  visitorOf?: VisitorOf
  /** Connections that one client may hold open. A browser opens six, but an office shares one address. */
  connectionsPerClient?: number
  /**
   * Requests of HTTP/2 that one client may have open on all its connections. Each that is being answered costs about
   * 100 kB while its client reads nothing.
   */
  requestsPerClient?: number
  /** Requests that may wait on one connection. Browsers and proxies send the next one after the answer. */
  pipelinedRequests?: number
  /** A connection is closed when nothing was read from it or written to it for this time during a request, in ms. */
  idleTimeout?: number
  /** How long connections of HTTP/1.1 stay open for another request. */
  keepAlive?: KeepAlive
  /** Whether a stop signal has arrived. Connections of HTTP/2 are closed after their next answer. */
  isStopping?: () => boolean
}

/** Node's HTTP server for the site, with limits that keep one client from using the memory of all. */
export function createSiteServer(fetch: Hono['fetch'], options: ServerOptions = {}): Server {
  const { certificate, isProxy = () => false, idleTimeout = 60_000 } = options
  const { connectionsPerClient = 256, places = usualPlaces } = options
  const { visitorOf = (peer) => (isProxy(peer) ? undefined : peer) } = options
  const headers = refusalHeaders()
  const listener = getRequestListener(fetch, {
    async errorHandler(error) {
      // The library throws this for a host or a path that makes no URL. All other errors are answered by the app.
      if (!(error instanceof RequestError)) throw error
      return new Response('Bad request', { status: 400, headers: await headers })
    },
  })
  const { arrivals = new Arrivals() } = options
  const turns = new Turns({ atOnce: 1, waiting: options.pipelinedRequests ?? 64 }, arrivals)
  /** The last answer that was begun on each connection. */
  const answers = new WeakMap<object, ServerResponse>()
  const wasted = new WastedWork()
  const mayAnswer = countTakenBack({ wasted, turns, visitorOf })
  const inTurn = (request: IncomingMessage, response: ServerResponse, answer: Listener) => {
    const { socket } = request
    const isRefused = !mayAnswer(request, response)
    if (isRefused) {
      response.shouldKeepAlive = false
      stopParsing(socket)
    }
    const start = () => {
      answers.set(socket, response)
      void (isRefused ? refuseMany : answer)(request, response)
    }
    const isGone = () => socket.destroyed
    const client = clientOf(socket, socket.remoteAddress, request.headers)
    if (turns.take(socket, { client, answer: response, isGone, start })) return
    stopParsing(socket)
    socket.destroy()
  }
  const clientOf = turnTaker(visitorOf)
  const refuse = refusalsWith(headers)
  // Proxies disagree on which of two hosts counts (RFC 9112, 3.2).
  const refuseHosts = refuse(400, 'The request has two Host headers')
  const refuseExpectation = refuse(417)
  const refuseMany = refuse(429, 'Too many requests; try again in a few seconds')
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // The rest of a body that nobody reads would be received for ten minutes.
    if (hasUnreadBody(request)) response.shouldKeepAlive = false
    inTurn(request, response, hostCount(request) > 1 ? refuseHosts : listener)
  }
  const encrypted = certificate && createTlsServer({ ...timeouts, ...tlsOptions, ...certificate }, answer)
  if (encrypted)
    takeHandshakesInTurn(encrypted, {
      clientOf: (socket) => clientOf(socket, socket.remoteAddress, {}),
      timeout: timeouts.headersTimeout,
      arrivals,
    })
  const server: Server = encrypted ?? createServer(timeouts, answer)
  server.setTimeout(idleTimeout)
  keepConnections(server, options.keepAlive ?? keepAliveFor(places))
  // Without this listener, Node would answer such a request without the security headers.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    inTurn(request, response, refuseExpectation),
  )
  server.on('clientError', (error, socket: Socket) => {
    void headers.then((lines) => {
      if (isOutOfReach(error, socket) || turns.hasWaiting(socket) || isOwed(answers.get(socket)))
        socket.destroy()
      else refuseInvalid(error, socket, lines)
    })
  })
  limitConnections(server, { places, perClient: connectionsPerClient, wasted, isProxy, arrivals })
  refuseSmallPieces(server)
  readRestsInTurn(server)
  if (encrypted)
    addHttp2(encrypted, {
      answer: (request, response) => {
        const refusal = misaddressed(request)
        if (refusal) refuse(400, refusal)(request, response)
        else void listener(request, response)
      },
      refuseConnect: refuse(405),
      refuseExpectation,
      isProxy,
      clientOf,
      open: new HeldByClients(options.requestsPerClient ?? 512),
      wasted,
      arrivals,
      idleTimeout,
      requestTimeout: timeouts.requestTimeout,
      isStopping: options.isStopping ?? (() => false),
    })
  endUnusedOnClose(server)
  return server
}

/** What Node's parser gets from `onIncoming` when it shall read nothing after this request. */
const readNoMore = 2

/**
 * Stops Node from reading the other requests of what a connection has sent: there can be thousands in one piece, and Node
 * reads all of them before it closes the connection. `parser` is not documented; without it, they are read.
 */
function stopParsing(socket: Socket) {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } }
  if (parser) parser.onIncoming = () => readNoMore
}

/**
 * In TLS 1.3 a client may send updates of keys without end (RFC 8446, 4.6.3). Node answers all that have arrived before it does
 * anything else, and tells nobody. In TLS 1.2 the only message of this kind is a new handshake, which is refused.
 */
const tlsLimits = { maxVersion: 'TLSv1.2', secureOptions: constants.SSL_OP_NO_RENEGOTIATION } as const

const tlsOptions: TlsOptions = {
  ...tlsLimits,
  ALPNProtocols: ['h2', 'http/1.1'],
  /** As for the headers of a request, in ms. */
  handshakeTimeout: timeouts.headersTimeout,
}

/** Uses another certificate for new connections. Node forgets all options of the context that are not given again. */
export const replaceCertificate = (server: Pick<TlsServer, 'setSecureContext'>, certificate: Certificate) =>
  server.setSecureContext({ ...tlsLimits, ...certificate })

/** Lets a server speak HTTP/2 with the clients that have chosen it. They are connections of the server like all others. */
function addHttp2(server: TlsServer, options: Http2Options) {
  const http2 = serveHttp2(options)
  // Node's own listeners read HTTP/1 from every encrypted connection.
  const http1 = server.listeners('secureConnection')
  server.removeAllListeners('secureConnection')
  server.on('secureConnection', (socket) => {
    if (socket.alpnProtocol === 'h2') http2.accept(socket)
    else for (const listener of http1) listener.call(server, socket)
  })
  const close = server.close.bind(server)
  const closeAllConnections = server.closeAllConnections.bind(server)
  // Without this, the server would wait for clients that keep their connections open.
  server.close = (callback) => {
    http2.close()
    return close(callback)
  }
  server.closeAllConnections = () => {
    http2.destroy()
    closeAllConnections()
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

const hostCount = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const hasUnreadBody = (request: IncomingMessage) => request.method !== 'POST' && hasBody(request)
