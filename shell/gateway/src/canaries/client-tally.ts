import { CountByKey } from './count-by-key'

/** Clients, and how many of them had a failure. */
export type Counts = { clients: number; failed: number }

/** Counts clients, and how many of them one wide network has. */
export class ClientTally implements Counts {
  clients = 0
  failed = 0
  readonly #failing = new CountByKey()
  readonly #healthy = new CountByKey()

  /**
   * @param most Failed clients of one wide network that count. A network with more counts with a part of all its clients, so that
   * its share of failed ones stays the same.
   */
  constructor(readonly most = Infinity) {}

  /** Wide networks with a failed client. */
  get failedNetworks(): number {
    return this.#failing.size
  }

  /** Failed clients of one wide network that count, at most. */
  get failedOfOne(): number {
    return Math.min(this.most, this.#failing.largest)
  }

  /** Clients of one wide network without a failure, at most. */
  get healthyOfOne(): number {
    return this.#healthy.largest
  }

  /** Adds a client of a wide network, or takes it out. */
  change(network: string | undefined, isFailed: boolean, by: 1 | -1): void {
    this.#count(network, -1)
    const clients = isFailed ? this.#failing : this.#healthy
    clients.change(network, by)
    this.#count(network, 1)
  }

  /** Adds the part of a network that counts, or takes it out. */
  #count(network: string | undefined, by: 1 | -1) {
    const failed = this.#failing.of(network)
    const counted = Math.min(failed, this.most)
    this.failed += by * counted
    this.clients += by * (counted + this.#healthy.of(network) * (failed > 0 ? counted / failed : 1))
  }
}
