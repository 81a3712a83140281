import { HeldByClients, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

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

type Waiting = { client: readonly ClientNetwork[]; starts: (() => void)[] }

/**
 * Renders pages in turns: each client that waits gets one page before another gets its next. Between two pages the
 * server answers what needs no rendering.
 */
export class RenderQueue {
  /** The renders that wait, by the first network of their client, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting>()
  /** Renders of each client, waiting or running. */
  readonly #held: HeldByClients
  readonly #runningOf: HeldByClients
  #waitingCount = 0
  #running = 0

  constructor(readonly limits = defaultLimits) {
    this.#held = new HeldByClients(limits.perClient)
    this.#runningOf = new HeldByClients(limits.concurrentPerClient)
  }

  /** @throws TooManyRendersError */
  async run<Result>(client: readonly ClientNetwork[], render: () => Promise<Result>): Promise<Result> {
    if (!this.#held.mayTake(client)) throw new TooManyRendersError('one client')
    if (this.#waitingCount >= this.limits.waiting) throw new TooManyRendersError('all clients')
    this.#held.take(client)
    try {
      await this.#turn(client)
      return await render()
    } finally {
      this.#running--
      this.#runningOf.free(client)
      this.#held.free(client)
      setImmediate(() => this.#startNext())
    }
  }

  #turn(client: readonly ClientNetwork[]): Promise<void> {
    if (this.#mayRun(client)) {
      this.#countRunning(client)
      return new Promise((resolve) => setImmediate(resolve))
    }
    return new Promise((resolve) => {
      const key = client[0]?.key ?? ''
      const own = this.#waiting.get(key)
      if (own) own.starts.push(resolve)
      else this.#waiting.set(key, { client, starts: [resolve] })
      this.#waitingCount++
    })
  }

  #startNext() {
    const next = [...this.#waiting].find(([, { client }]) => this.#mayRun(client))
    if (!next) return
    const [key, own] = next
    const start = own.starts.shift()
    // The client goes to the end of the queue, behind the other waiting clients.
    this.#waiting.delete(key)
    if (own.starts.length) this.#waiting.set(key, own)
    this.#waitingCount--
    this.#countRunning(own.client)
    start?.()
  }

  #mayRun(client: readonly ClientNetwork[]): boolean {
    return this.#running < this.limits.concurrent && this.#runningOf.mayTake(client)
  }

  #countRunning(client: readonly ClientNetwork[]) {
    this.#running++
    this.#runningOf.take(client)
  }
}
