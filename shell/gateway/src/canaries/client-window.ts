import {
  HeldByClients,
  wideAllowance,
  type ClientNetwork,
} from '@virida/shared/platform/http/client-networks'
import { ClientTally } from './client-tally'

/** The releases that are compared: that of a canary, and the live one. */
export type Side = 'canary' | 'live'

/** The networks of a client, and the same with its neighbors (`withNeighbors`). */
export type SeenClient = { own: readonly ClientNetwork[]; neighbors: readonly ClientNetwork[] }

/** @property isSample Whether it is one of the first four clients of its wide network. */
type Entry = SeenClient & { side: Side; failed: boolean; isSample: boolean }

/** @param most Failed clients of one wide network that count. */
const emptySide = (most?: number) => ({
  all: new ClientTally(most),
  sample: new ClientTally(),
  /** The networks of the sample. */
  sampled: new HeldByClients(1),
})

/** What is counted for one side. */
export type SideCounts = {
  /** All clients. On the side of the canary, a wide network with more than four failed ones counts with a part of its clients. */
  all: ClientTally
  /** At most four clients of each wide network, with or without a failure. */
  sample: ClientTally
}

/**
 * Counts the latest clients of both sides, each client once. Both sides forget their oldest clients together, so they
 * cover the same time. A wide network is a /24 of IPv4 or a /48 of IPv6. Somebody who has one can neither add more than four failed
 * clients to the canary nor change a sample by more than four clients. All failures of the live release count: it usually has
 * more clients in each network, so leaving some out would make it look better than the canary.
 */
export class ClientWindow {
  /** By side and client, the oldest first. */
  readonly #entries = new Map<string, Entry>()
  readonly #sides = { canary: emptySide(wideAllowance), live: emptySide() }

  /** @param most Clients of both sides together that are remembered. */
  constructor(readonly most: number) {}

  of(side: Side): SideCounts {
    return this.#sides[side]
  }

  /** Counts a client that has seen a document. A client that had a failure stays a failed one. */
  add(side: Side, client: SeenClient): void {
    if (this.#entries.has(keyOf(side, client))) return
    this.#set({
      ...client,
      side,
      failed: false,
      isSample: this.#sides[side].sampled.mayTake(client.neighbors),
    })
  }

  /** Counts a client that had a failure. */
  fail(side: Side, client: SeenClient): void {
    const known = this.#entries.get(keyOf(side, client))
    if (known?.failed) return
    const isSample = known?.isSample ?? this.#sides[side].sampled.mayTake(client.neighbors)
    this.#set({ ...client, side, failed: true, isSample })
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
  #count({ side, neighbors, failed, isSample }: Entry, by: 1 | -1) {
    const { all, sample, sampled } = this.#sides[side]
    for (const tally of isSample ? [all, sample] : [all]) tally.change(neighbors.at(-1)?.key, failed, by)
    if (isSample) sampled[by === 1 ? 'take' : 'free'](neighbors)
  }
}

const keyOf = (side: Side, { own: [network] }: SeenClient) => `${side} ${network?.key ?? ''}`
