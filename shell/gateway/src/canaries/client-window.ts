import { HeldByClients, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

/** The releases that are compared: that of a canary, and the live one. */
export type Side = 'canary' | 'live'

/** Clients, and how many of them had a failure. */
export type Counts = { clients: number; failed: number }

/** The networks of a client, and the same with its neighbors (`withNeighbors`). */
export type SeenClient = { own: readonly ClientNetwork[]; neighbors: readonly ClientNetwork[] }

/**
 * @property isSample Whether it is one of the first four clients of its wide network.
 * @property isFirstFailed Whether its failure is the first one of its IPv6 /48 network.
 */
type Entry = SeenClient & { side: Side; failed: boolean; isSample: boolean; isFirstFailed: boolean }

const emptySide = () => ({
  all: { clients: 0, failed: 0 },
  sample: { clients: 0, failed: 0 },
  failedNetworks: 0,
  /** The networks of the sample. */
  sampled: new HeldByClients(1),
  /** The networks of the clients that are counted in `failedNetworks`. */
  failing: new HeldByClients(1),
})

/**
 * Counts the latest clients of both sides, each client once. Both sides forget their oldest clients together, so they
 * cover the same time. The sample has at most four clients of each wide network, with or without a failure, so that somebody with
 * many addresses in one network changes it little.
 */
export class ClientWindow {
  /** By side and client, the oldest first. */
  readonly #entries = new Map<string, Entry>()
  readonly #sides = { canary: emptySide(), live: emptySide() }

  /** @param most Clients of both sides together that are remembered. */
  constructor(readonly most: number) {}

  /**
   * @returns The counts of all clients and of the sample. `failedNetworks` is the number of clients with a failure, in which an IPv6 /48
   *   network counts once: a customer of a provider has such a network and an IPv4 address, and must not be able to fill an error
   *   budget alone.
   */
  of(side: Side): { all: Readonly<Counts>; sample: Readonly<Counts>; failedNetworks: number } {
    const { all, sample, failedNetworks } = this.#sides[side]
    return { all, sample, failedNetworks }
  }

  /** Counts a client that has seen a document. A client that had a failure stays a failed one. */
  add(side: Side, client: SeenClient): void {
    if (this.#entries.has(keyOf(side, client))) return
    const isSample = this.#sides[side].sampled.mayTake(client.neighbors)
    this.#set({ ...client, side, failed: false, isSample, isFirstFailed: false })
  }

  /** Counts a client that had a failure. */
  fail(side: Side, client: SeenClient): void {
    const known = this.#entries.get(keyOf(side, client))
    if (known?.failed) return
    const { sampled, failing } = this.#sides[side]
    const isSample = known?.isSample ?? sampled.mayTake(client.neighbors)
    const isFirstFailed = failing.mayTake(client.own.map((network) => ({ ...network, allowance: 1 })))
    this.#set({ ...client, side, failed: true, isSample, isFirstFailed })
  }

  #set(entry: Entry) {
    const key = keyOf(entry.side, entry)
    this.#remove(key)
    this.#entries.set(key, entry)
    this.#count(entry, 1)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.most) break
      this.#remove(oldest)
    }
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#count(entry, -1)
  }

  /** Adds an entry to the counts, or takes it out of them. */
  #count({ side, own, neighbors, failed, isSample, isFirstFailed }: Entry, by: 1 | -1) {
    const counted = this.#sides[side]
    const change = by === 1 ? 'take' : 'free'
    for (const counts of isSample ? [counted.all, counted.sample] : [counted.all]) {
      counts.clients += by
      if (failed) counts.failed += by
    }
    if (isSample) counted.sampled[change](neighbors)
    if (!isFirstFailed) return
    counted.failedNetworks += by
    counted.failing[change](own)
  }
}

const keyOf = (side: Side, { own: [network] }: SeenClient) => `${side} ${network?.key ?? ''}`
