import { HeldByClients, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

/** The releases that are compared: that of a canary, and the live one. */
export type Side = 'canary' | 'live'

/** Clients of one side, and how many of them had a failure. */
export type Counts = { clients: number; failed: number }

/** The networks of a client, and the same with its neighbors (`withNeighbors`). */
export type SeenClient = { own: readonly ClientNetwork[]; neighbors: readonly ClientNetwork[] }

type Entry = { side: Side; networks: readonly ClientNetwork[]; failed: boolean; isCompared: boolean }

const emptySide = () => ({
  all: { clients: 0, failed: 0 },
  compared: { clients: 0, failed: 0 },
  // A client counts once, and a wide network as few clients.
  seen: new HeldByClients(1),
  failed: new HeldByClients(1),
})

/**
 * Counts the latest clients of both sides, each client once. Both sides forget their oldest clients together, so they
 * cover the same time. The sides are compared by at most four clients of each wide network, with or without a failure, so that
 * the addresses of one network can neither hide failures nor outweigh the others.
 */
export class ClientWindow {
  /** By side and client, the oldest first. */
  readonly #entries = new Map<string, Entry>()
  readonly #sides = { canary: emptySide(), live: emptySide() }

  /** @param most Clients of both sides together that are remembered. */
  constructor(readonly most: number) {}

  /** The clients that are compared, and all that were counted: clients with a failure of the canary also count beyond those. */
  of(side: Side): Readonly<Record<'all' | 'compared', Counts>> {
    const { all, compared } = this.#sides[side]
    return { all, compared }
  }

  /** Counts a client that has seen a document. A client that had a failure stays a failed one. */
  add(side: Side, { neighbors }: SeenClient): void {
    if (this.#sides[side].seen.mayTake(neighbors))
      this.#set({ side, networks: neighbors, failed: false, isCompared: true })
  }

  /**
   * Counts a client that had a failure. A wide IPv6 network counts as one: a customer of a provider has such a network and an
   * IPv4 address, and must not be able to fill an error budget alone.
   */
  fail(side: Side, { own, neighbors }: SeenClient): void {
    const asOne = own.map((network) => ({ ...network, allowance: 1 }))
    const { failed, seen } = this.#sides[side]
    if (!failed.mayTake(asOne)) return
    const isCompared = this.#entries.get(keyOf(side, own))?.isCompared ?? seen.mayTake(neighbors)
    if (isCompared || side === 'canary')
      this.#set({ side, networks: isCompared ? neighbors : own, failed: true, isCompared })
  }

  #set(entry: Entry) {
    const key = keyOf(entry.side, entry.networks)
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
  #count({ side, networks, failed, isCompared }: Entry, by: 1 | -1) {
    const { all, compared, ...held } = this.#sides[side]
    const change = by === 1 ? 'take' : 'free'
    for (const counts of isCompared ? [all, compared] : [all]) {
      counts.clients += by
      if (failed) counts.failed += by
    }
    if (isCompared) held.seen[change](networks)
    if (failed) held.failed[change](networks)
  }
}

const keyOf = (side: Side, client: readonly ClientNetwork[]) => `${side} ${client[0]?.key ?? ''}`
