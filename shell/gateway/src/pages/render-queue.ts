/** Too many pages wait to be rendered, for one client or for all; the answer is 503 with `Retry-After`. */
export class TooManyRendersError extends Error {
  override readonly name = 'TooManyRendersError'
  readonly code = 'too_many_renders'

  constructor(whose: string) {
    super(`Too many pages of ${whose} wait to be rendered; ask again in a second`)
  }
}

const defaultLimits = {
  /** Pages that are rendered at the same time. Most of the time they wait for data. */
  concurrent: 16,
  /** Pages of one client that are rendered at the same time. */
  concurrentPerClient: 2,
  /** Pages of one client that are rendered or wait. */
  perClient: 8,
  /** Pages of all clients that wait. */
  waiting: 256,
}

/**
 * Renders pages in turns: each client that waits gets one page before another gets its next. Between two pages the
 * server answers what needs no rendering.
 */
export class RenderQueue {
  /** The renders that wait, by client, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** Number of renders of each client, waiting or running. */
  readonly #counts = new Map<string, number>()
  /** Number of running renders of each client. */
  readonly #runningOf = new Map<string, number>()
  #waitingCount = 0
  #running = 0

  constructor(readonly limits = defaultLimits) {}

  /** @throws TooManyRendersError */
  async run<Result>(client: string, render: () => Promise<Result>): Promise<Result> {
    const count = this.#counts.get(client) ?? 0
    if (count >= this.limits.perClient) throw new TooManyRendersError('one client')
    if (this.#waitingCount >= this.limits.waiting) throw new TooManyRendersError('all clients')
    this.#counts.set(client, count + 1)
    try {
      await this.#turn(client)
      return await render()
    } finally {
      this.#countRunning(client, -1)
      const left = (this.#counts.get(client) ?? 1) - 1
      if (left) this.#counts.set(client, left)
      else this.#counts.delete(client)
      setImmediate(() => this.#startNext())
    }
  }

  #turn(client: string): Promise<void> {
    if (this.#mayRun(client)) {
      this.#countRunning(client, 1)
      return new Promise((resolve) => setImmediate(resolve))
    }
    return new Promise((resolve) => {
      const own = this.#waiting.get(client)
      if (own) own.push(resolve)
      else this.#waiting.set(client, [resolve])
      this.#waitingCount++
    })
  }

  #startNext() {
    const next = [...this.#waiting].find(([client]) => this.#mayRun(client))
    if (!next) return
    const [client, own] = next
    const start = own.shift()
    // The client goes to the end of the queue, behind the other waiting clients.
    this.#waiting.delete(client)
    if (own.length) this.#waiting.set(client, own)
    this.#waitingCount--
    this.#countRunning(client, 1)
    start?.()
  }

  #mayRun(client: string): boolean {
    const { concurrent, concurrentPerClient } = this.limits
    return this.#running < concurrent && (this.#runningOf.get(client) ?? 0) < concurrentPerClient
  }

  #countRunning(client: string, change: 1 | -1) {
    this.#running += change
    const own = (this.#runningOf.get(client) ?? 0) + change
    if (own) this.#runningOf.set(client, own)
    else this.#runningOf.delete(client)
  }
}
