import type { IncomingHttpHeaders } from 'node:http'
import {
  constants,
  createServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { TLSSocket } from 'node:tls'
import {
  networksOf,
  withNeighbors,
  type ClientNetwork,
  type HeldByClients,
} from '@virida/shared/platform/http/client-networks'
import { watchPieces } from '@virida/shared/platform/http/small-pieces'
import { allowance, type Allowance } from './allowance'
import type { Arrivals } from './arrivals'
import { countedAs } from './other-sites'
import type { TurnTaker } from './turn-taker'
import { Overhead } from './overhead'
import { Turns } from './turns'
import type { WastedWork } from './wasted-work'

/** Requests that a client may have open on one connection. Browsers expect at least 100 (RFC 9113, 6.5.2). */
const openRequests = 100
/** Requests of one connection that are answered at the same time. The others wait, which costs little memory. */
const answeredAtOnce = 32
/** Bytes of the headers of a request, as `maxHeaderSize` of `node:http`. */
const longestHeaders = 16 * 1024
/**
 * How often a connection may do what costs work and brings its client nothing: take back a request before it is
 * answered, send a ping, or change its settings. A browser takes back up to 100 requests when a visitor leaves a page.
 */
const wasteful = { atOnce: 200, perSecond: 50 }
/** A connection that breaks the protocol costs a handshake, as many wasted requests as this number. */
const brokenConnection = 20
/**
 * Bytes besides bodies that count as one wasted request. The headers of 16 requests of a browser need less, also with long
 * cookies.
 */
const overheadUnit = 8 * 1024
/** How often these bytes are counted, in ms. */
const overheadInterval = 100

export type Http2Options = {
  /** Answers a request. */
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void
  /** Answers CONNECT, for which Node has an event of its own. */
  refuseConnect: (request: Http2ServerRequest, response: Http2ServerResponse) => void
  /** Answers a request whose `Expect` header asks for something else than `100-continue`. */
  refuseExpectation: (request: Http2ServerRequest, response: Http2ServerResponse) => void
  /** Whether an address belongs to a proxy of the operator. Its requests have no limit of one client. */
  isProxy: (address: string) => boolean
  /** Who takes turns with others. */
  clientOf: TurnTaker
  /** Counts the open requests of each client on all its connections. */
  open: HeldByClients
  /** Counts what each client wastes on all its connections. */
  wasted: WastedWork
  /** The connections that arrive at the server. */
  arrivals: Arrivals
  /** A connection or a request on which nothing happens for this time is ended, in ms. */
  idleTimeout: number
  /** Longest time in which the body of a request may arrive, in ms. */
  requestTimeout: number
  /** Whether clients shall use a new connection for their next request. */
  isStopping: () => boolean
}

type Http2Connections = {
  /** Speaks HTTP/2 on an encrypted connection. */
  accept: (socket: TLSSocket) => void
  /** Tells all clients to send no more requests, and ends each connection when its last request is answered. */
  close: () => void
  /** Ends all connections. */
  destroy: () => void
}

type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => void

/**
 * Answers HTTP/2. The limits of `server.ts` count connections, and one connection of HTTP/2 carries many requests at the
 * same time, so each limit has its counterpart here. Node and nghttp2 refuse on their own: too many open requests, too
 * many frames that are invalid or empty, and headers without end.
 */
export function serveHttp2(options: Http2Options): Http2Connections {
  const { isProxy, clientOf, open, wasted, arrivals, idleTimeout, requestTimeout, isStopping } = options
  const turns = new Turns({ atOnce: answeredAtOnce, waiting: openRequests }, arrivals)
  // The requests of a proxy come from many visitors. A few slow ones among them must not delay the others.
  const turnsOfProxies = new Turns({ atOnce: openRequests, waiting: openRequests }, arrivals)
  /** The connections, in which turns their requests are answered, and the address of their other end. */
  const sessions = new Map<ServerHttp2Session, { turns: Turns; peer: string }>()

  const inTurn =
    (listener: Listener): Listener =>
    (request, response) => {
      const { stream } = request
      const session = stream.session as ServerHttp2Session | undefined
      const known = session && sessions.get(session)
      // The client has taken the request back, or its connection has ended.
      if (stream.closed || !known) return
      stream.setTimeout(idleTimeout, () => stream.close(constants.NGHTTP2_CANCEL))
      limitBody(stream, requestTimeout)
      watchPieces(stream, () => {
        // A proxy's connection carries the requests of other visitors too.
        if (known.turns === turnsOfProxies) stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM)
        else refuseFlood(session)
      })
      const isTaken = known.turns.take(session, {
        client: clientOf(session, known.peer, request.headers),
        // `close` of the response is not always emitted for HEAD.
        answer: stream,
        isGone: () => stream.closed,
        start: () => listener(request, response),
      })
      if (!isTaken) stream.close(constants.NGHTTP2_REFUSED_STREAM)
    }

  const answer = inTurn(options.answer)
  const server = createServer(
    { settings: { maxConcurrentStreams: openRequests, maxHeaderListSize: longestHeaders } },
    answer,
  )
  server.setTimeout(idleTimeout)
  server.on('connect', inTurn(options.refuseConnect))
  server.on('checkExpectation', inTurn(options.refuseExpectation))
  server.on('checkContinue', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    // Node would throw for a request that was taken back.
    if (!request.stream.closed) response.writeContinue()
    answer(request, response)
  })
  server.on('session', (session: ServerHttp2Session) => {
    const address = session.socket.remoteAddress ?? ''
    const isOfProxy = isProxy(address)
    const client = isOfProxy ? [] : networksOf(address)
    const holder = withNeighbors(client)
    // What many visitors of a proxy waste together says nothing about one of them.
    const mayWaste: Allowance = isOfProxy ? () => true : allowance(wasteful)
    const waste = (times = 1, source: readonly ClientNetwork[] = client) => {
      const isAllowed = wasted.count(source, times)
      if (!mayWaste(times) || !isAllowed) refuseFlood(session)
    }
    const overhead = new Overhead(session)
    const counting = setInterval(() => {
      const units = overhead.since(overheadUnit)
      if (units > 0) waste(units)
    }, overheadInterval).unref()
    sessions.set(session, { turns: isOfProxy ? turnsOfProxies : turns, peer: address })
    session.once('close', () => {
      clearInterval(counting)
      sessions.delete(session)
    })
    session.on('ping', () => waste()).on('remoteSettings', () => waste())
    session.on('error', ({ code }: NodeJS.ErrnoException) => {
      // Other errors are those of the network.
      if (code === 'ERR_HTTP2_ERROR') wasted.count(client, brokenConnection)
    })
    // Node's own listeners make the request of a stream. A request that was taken back shall cost as little as possible.
    const nodes = session.listeners('stream')
    session.removeAllListeners('stream')
    session.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, ...rest: unknown[]) => {
      // A client can cause errors of its requests and connections, and they affect no other.
      stream.on('error', () => undefined)
      if (session.destroyed) return
      overhead.leaveOutBody(stream)
      const source = countedAs(client, headers)
      if (source !== client && !wasted.mayConnect(source)) {
        waste()
        refuseFlood(session)
        return
      }
      if (stream.closed) {
        waste(1, source)
        return
      }
      if (!open.mayTake(holder)) {
        // Says that the request was not begun, so a browser sends it again (RFC 9113, 8.7).
        stream.close(constants.NGHTTP2_REFUSED_STREAM)
        waste()
        return
      }
      // Nothing is read or written for a request that is taken back.
      stream.once('aborted', () => process.nextTick(() => stream.destroy()))
      open.take(holder)
      stream.once('close', () => {
        open.free(holder)
        if (!isAnswered(stream)) waste(1, source)
        if (isStopping()) session.close()
      })
      for (const listener of nodes) listener.call(session, stream, headers, ...rest)
    })
  })
  return {
    accept: (socket) => void server.emit('connection', socket),
    close() {
      for (const session of sessions.keys()) session.close()
    },
    destroy() {
      for (const session of sessions.keys()) session.destroy()
    },
  }
}

/** Whether a closed stream has brought a whole answer. */
const isAnswered = ({ headersSent, writableFinished, rstCode }: ServerHttp2Stream) =>
  headersSent && writableFinished && rstCode === constants.NGHTTP2_NO_ERROR

function refuseFlood(session: ServerHttp2Session) {
  if (session.destroyed) return
  session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM)
  session.destroy()
}

/** Ends a request whose body does not arrive in time. */
function limitBody(stream: ServerHttp2Stream, timeout: number) {
  if (stream.endAfterHeaders) return
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), timeout)
  const clear = () => clearTimeout(timer)
  stream.once('end', clear).once('close', clear)
}
