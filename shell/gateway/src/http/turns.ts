import { ClientLines } from '@virida/shared/platform/http/client-lines'
import type { Arrivals } from './arrivals'

type Limits = {
  /** Requests of a connection that are answered at the same time. */
  atOnce: number
  /** Requests of a connection that may wait. */
  waiting: number
}

type Request = {
  /** Who has sent the request: the same value for all connections of a client. */
  client: string | object
  /** Emits `close` when the answer is sent or nobody waits for it anymore. */
  answer: { once: (event: 'close', listener: () => void) => unknown }
  /** Whether nobody waits for the answer anymore. */
  isGone: () => boolean
  start: () => void
}

/** Most requests that are taken from the lines in one turn of the event loop. */
const largestBatch = 32
/** A turn of the event loop that takes longer is too long for other clients, in ms. */
const longTurn = 5
/** While a crowd arrives, its connections get this many times the time of the answers. */
const shareOfArrivals = 3
/**
 * Only this much of a turn counts as the time of its answers, in ms: the machine may have run other programs meanwhile, and
 * a visitor must not wait for that.
 */
const mostAnswering = 20

type Connection = { running: number; waiting: Set<Request>; isInLine: boolean }

/**
 * Answers the requests of connections in turns. Node would start all requests of a connection at once and keep their
 * answers in memory until the client reads them, and it would answer hundreds of connections of one client before it
 * reads the next request of another. In each turn of the event loop, one request of each client is answered at once. A
 * further one, of the same or another connection, waits in a line, which gives each waiting client one request before
 * it gives another its next. More of them are answered in a turn while that takes little time. Of one connection,
 * `atOnce` requests are answered at the same time.
 *
 * Node takes one new connection in each turn, the one that has waited longest. So while a crowd of connections arrives,
 * all requests wait in the lines, and most of the time is left to the connections: a new client is behind hundreds of
 * connections of others, but not behind their answers.
 */
export class Turns {
  readonly #connections = new WeakMap<object, Connection>()
  /** Connections with a request that may be answered. */
  readonly #lines = new ClientLines<Connection>()
  /** Clients with a request that was answered at once in this turn of the event loop. */
  readonly #served = new Set<Request['client']>()
  #isWaking = false
  /** How many requests are taken from the lines in the next turn, and when the last turn was. */
  #batch = 1
  #lastTurn = 0
  /** Time that arriving connections get before the next answer, in ms. */
  #owed = 0
  #hasAnswered = false

  /** @param arrivals Those of the server whose connections take turns. */
  constructor(
    readonly limits: Limits,
    readonly arrivals: Arrivals,
  ) {}

  /**
   * @param key Stands for the connection.
   * @returns whether the request is or will be answered; otherwise too many of its connection wait.
   */
  take(key: object, request: Request): boolean {
    const connection = this.#connections.get(key) ?? { running: 0, waiting: new Set(), isInLine: false }
    this.#connections.set(key, connection)
    const { running, waiting } = connection
    if (running === 0 && waiting.size === 0 && this.#mayServe(request)) {
      this.#served.add(request.client)
      this.#wake()
      this.#start(connection, request)
      return true
    }
    if (waiting.size >= this.limits.waiting) return false
    waiting.add(request)
    // A request that its client takes back must not be kept until its turn.
    request.answer.once('close', () => waiting.delete(request))
    this.#lineUp(connection)
    return true
  }

  /**
   * Drops the requests of a closed connection that wait. Node tells none of them: only the first request of a connection
   * learns that it is closed.
   * @returns how many they were.
   */
  forget(key: object): number {
    const waiting = this.#connections.get(key)?.waiting
    const count = waiting?.size ?? 0
    waiting?.clear()
    return count
  }

  /** Whether a request of the connection waits for its turn. */
  hasWaiting = (key: object): boolean => (this.#connections.get(key)?.waiting.size ?? 0) > 0

  #mayServe = ({ client }: Request) =>
    !this.arrivals.isCrowd && !this.#served.has(client) && !this.#lines.has(client)

  #start(connection: Connection, { answer, start }: Request) {
    connection.running++
    answer.once('close', () => {
      connection.running--
      this.#lineUp(connection)
    })
    start()
  }

  #lineUp(connection: Connection) {
    const { running, waiting, isInLine } = connection
    const [first] = waiting
    if (isInLine || !first || running >= this.limits.atOnce) return
    connection.isInLine = true
    this.#lines.add(first.client, connection)
    this.#wake()
  }

  #wake() {
    if (this.#isWaking) return
    this.#isWaking = true
    setImmediate(() => this.#answerBatch())
  }

  /** Answers some requests, then lets the event loop look for other requests. */
  #answerBatch() {
    this.#isWaking = false
    this.#served.clear()
    const now = performance.now()
    const time = now - this.#lastTurn
    this.#lastTurn = now
    // In a crowd, only a turn with answers says how long a batch takes.
    if (this.#hasAnswered || !this.arrivals.isCrowd)
      this.#batch = time > longTurn ? 1 : Math.min(this.#batch * 2, largestBatch)
    if (this.#isOfCrowd(time)) return this.#wake()
    let left = this.#batch
    while (left > 0 && this.#lines.size > 0) if (this.#answerNext()) left--
    this.#hasAnswered = left < this.#batch
    // In a crowd, the next turn says how long the answers took, also when nothing waits.
    if (this.#lines.size > 0 || (this.#hasAnswered && this.arrivals.isCrowd)) this.#wake()
  }

  /** @param time Length of the last turn, in ms. @returns whether the next turn belongs to a crowd of connections. */
  #isOfCrowd(time: number): boolean {
    const owed = this.#owed + (this.#hasAnswered ? Math.min(time, mostAnswering) * shareOfArrivals : -time)
    this.#owed = this.arrivals.isCrowd ? Math.max(0, owed) : 0
    this.#hasAnswered = false
    return this.#owed > 0
  }

  /** @returns whether there was a request whose client still waits for the answer. */
  #answerNext(): boolean {
    const connection = this.#lines.next()
    if (!connection) return false
    connection.isInLine = false
    const [request] = connection.waiting
    const isAnswered = request !== undefined && !request.isGone()
    if (request) connection.waiting.delete(request)
    if (isAnswered) this.#start(connection, request)
    this.#lineUp(connection)
    return isAnswered
  }
}
