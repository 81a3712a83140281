import { LRUCache } from 'lru-cache'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { allowance, type Allowance } from './allowance'

const defaultLimits = {
  /** What one client may waste on all its connections together: an office shares one address. */
  atOnce: 400,
  perSecond: 100,
  /** How long a client that wastes more may open no connection, in ms. */
  pause: 10_000,
}

/** A refused connection costs this part of a wasted request. */
const refusedConnection = 1 / 4

/** Clients that are remembered. One that is forgotten may waste as much as a new one. */
const clients = 10_000

/**
 * Counts the work that each client causes and takes back, on all its connections. A limit for one connection is not
 * enough: a client that opens the next connection when one is closed would have a new limit each time.
 */
export class WastedWork {
  readonly #allowances = new LRUCache<string, Allowance>({ max: clients })
  readonly #paused: LRUCache<string, true>

  /** @param now Returns the time in ms. Tests replace it. */
  constructor(
    readonly limits = defaultLimits,
    readonly now = () => performance.now(),
  ) {
    this.#paused = new LRUCache({ max: clients, ttl: limits.pause, ttlResolution: 0, perf: { now } })
  }

  /**
   * Counts a wasted request, ping or change of settings.
   * @param times How many of them it counts as, because it costs more.
   * @returns whether the client may waste it.
   */
  count(client: readonly ClientNetwork[], times = 1): boolean {
    const exceeded = client.filter((network) => !this.#allowanceOf(network)(times))
    for (const { key } of exceeded) this.#paused.set(key, true)
    return exceeded.length === 0
  }

  /** Whether a client has no pause. */
  mayConnect(client: readonly ClientNetwork[]): boolean {
    return client.every(({ key }) => !this.#paused.has(key))
  }

  /**
   * Whether a client may open a connection. A client that goes on opening hundreds a second in its pause stays in it. With a
   * new allowance after each pause, it would disturb others each time until it is used up.
   */
  takeConnection(client: readonly ClientNetwork[]): boolean {
    if (this.mayConnect(client)) return true
    this.count(client, refusedConnection)
    return false
  }

  #allowanceOf({ key, allowance: times }: ClientNetwork): Allowance {
    const { atOnce, perSecond } = this.limits
    const known =
      this.#allowances.get(key) ??
      allowance({ atOnce: atOnce * times, perSecond: perSecond * times }, this.now)
    this.#allowances.set(key, known)
    return known
  }
}
