import {
  HeldByClients,
  withNeighbors,
  type ClientNetwork,
} from '@virida/shared/platform/http/client-networks'
import { NetworkLines } from '@virida/shared/platform/http/network-lines'

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

type Waiting = { client: readonly ClientNetwork[]; start: () => void }

/**
 * Renders pages in turns: each network whose clients wait gets one page before another gets its next, and so does each client in
 * it. Between two pages the server answers what needs no rendering.
 */
export class RenderQueue {
  readonly #waiting = new NetworkLines<Waiting>()
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
  async run<Result>(sender: readonly ClientNetwork[], render: () => Promise<Result>): Promise<Result> {
    const client = withNeighbors(sender)
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
    return new Promise((start) => {
      this.#waiting.add(client, { client, start })
      this.#waitingCount++
    })
  }

  #startNext() {
    const next = this.#waiting.next(({ client }) => this.#mayRun(client))
    if (!next) return
    this.#waitingCount--
    this.#countRunning(next.client)
    next.start()
  }

  #mayRun(client: readonly ClientNetwork[]): boolean {
    return this.#running < this.limits.concurrent && this.#runningOf.mayTake(client)
  }

  #countRunning(client: readonly ClientNetwork[]) {
    this.#running++
    this.#runningOf.take(client)
  }
}
