import { HeldByClients, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

/** The releases that are compared: that of a canary, and the live one. */
export type Side = 'canary' | 'live'

/** Clients of one side, and how many of them had a failure. */
export type Counts = { clients: number; failed: number }

type Entry = { side: Side; client: readonly ClientNetwork[]; failed: boolean }

const emptySide = () => ({
  counts: { clients: 0, failed: 0 },
  // A client counts once, and a wide network as few clients.
  seen: new HeldByClients(1),
  failed: new HeldByClients(1),
})

/**
 * Counts the latest clients of both sides, each client once. Both sides forget their oldest clients together, so they
 * cover the same time.
 */
export class ClientWindow {
  /** By side and client, the oldest first. */
  readonly #entries = new Map<string, Entry>()
  readonly #sides = { canary: emptySide(), live: emptySide() }

  /** @param most Clients of both sides together that are remembered. */
  constructor(readonly most: number) {}

  of(side: Side): Readonly<Counts> {
    return this.#sides[side].counts
  }

  /** Counts a client that has seen a document. A client that had a failure stays a failed one. */
  add(side: Side, client: readonly ClientNetwork[]): void {
    if (this.#sides[side].seen.mayTake(client)) this.#set({ side, client, failed: false })
  }

  /**
   * Counts a client that had a failure. A wide network counts as one: a customer of a provider has such a network and an
   * IPv4 address, and must not be able to fill an error budget alone.
   */
  fail(side: Side, client: readonly ClientNetwork[]): void {
    const asOne = client.map((network) => ({ ...network, allowance: 1 }))
    if (this.#sides[side].failed.mayTake(asOne)) this.#set({ side, client, failed: true })
  }

  #set(entry: Entry) {
    const { side, client, failed } = entry
    const key = `${side} ${client[0]?.key ?? ''}`
    this.#remove(key)
    this.#entries.set(key, entry)
    const { counts, ...held } = this.#sides[side]
    counts.clients++
    held.seen.take(client)
    if (failed) {
      counts.failed++
      held.failed.take(client)
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.most) break
      this.#remove(oldest)
    }
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    const { counts, ...held } = this.#sides[entry.side]
    counts.clients--
    held.seen.free(entry.client)
    if (entry.failed) {
      counts.failed--
      held.failed.free(entry.client)
    }
  }
}
