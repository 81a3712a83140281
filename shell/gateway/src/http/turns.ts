type Limits = {
  /** Requests of a connection that are answered at the same time. */
  atOnce: number
  /** Requests of a connection that may wait. */
  waiting: number
}

type Request = {
  /** Emits `close` when the answer is sent or nobody waits for it any more. */
  answer: { once: (event: 'close', listener: () => void) => unknown }
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean
  start: () => void
}

type Connection = { running: number; waiting: Set<Request>; isInLine: boolean }

/**
 * Answers the requests of connections in turns. Node would start all requests of a connection at once and keep their
 * answers in memory until the client reads them. The first request of a connection is answered at once. A further one is
 * answered when fewer than `atOnce` of the connection are being answered, and after one request of each other connection
 * that waits.
 */
export class Turns {
  readonly #connections = new WeakMap<object, Connection>()
  /** Connections with a request that may be answered, in the order of their turns. */
  readonly #line: Connection[] = []

  constructor(readonly limits: Limits) {}

  /**
   * @param key Stands for the connection.
   * @returns whether the request is or will be answered; otherwise too many of its connection wait.
   */
  take(key: object, request: Request): boolean {
    const connection = this.#connections.get(key) ?? { running: 0, waiting: new Set(), isInLine: false }
    this.#connections.set(key, connection)
    const { running, waiting } = connection
    if (running === 0 && waiting.size === 0) {
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
    if (isInLine || waiting.size === 0 || running >= this.limits.atOnce) return
    connection.isInLine = true
    this.#line.push(connection)
    if (this.#line.length === 1) setImmediate(() => this.#answerNext())
  }

  /** Answers one request, then lets the event loop look for other requests. */
  #answerNext() {
    const connection = this.#line.shift()
    if (this.#line.length > 0) setImmediate(() => this.#answerNext())
    if (!connection) return
    connection.isInLine = false
    const [request] = connection.waiting
    if (request) {
      connection.waiting.delete(request)
      if (!request.isGone()) this.#start(connection, request)
    }
    this.#lineUp(connection)
  }
}
