import { countedAs } from '../../enquiry/client-number'

/** The enquiries of one client, by its number. An enquiry whose client is not known has a lane of its own, by its id. */
export type Lane = number | string

/**
 * The enquiries that are due, by client. Networks (IPv4 /24, IPv6 /48) take turns, and so do the clients of each network, so that
 * somebody with hundreds of addresses has the turns of one client. The enquiries of a client are in the order in which they
 * were added.
 */
export class LaneLines {
  /** The lanes of each network in the order of their turns. Neither a network nor a lane is empty. */
  readonly #networks = new Map<Lane, Map<Lane, Set<string>>>()

  add(lane: Lane, added: Iterable<string>) {
    const network = networkOf(lane)
    const lanes = this.#networks.get(network) ?? new Map<Lane, Set<string>>()
    const ids = lanes.get(lane) ?? new Set()
    for (const id of added) ids.add(id)
    if (ids.size > 0) this.#networks.set(network, lanes.set(lane, ids))
  }

  remove(id: string, lane: Lane) {
    const ids = this.#networks.get(networkOf(lane))?.get(lane)
    ids?.delete(id)
    if (ids?.size === 0) this.removeLane(lane)
  }

  /** @returns The enquiries of the lane. */
  removeLane(lane: Lane): Iterable<string> {
    const network = networkOf(lane)
    const lanes = this.#networks.get(network)
    const ids = lanes?.get(lane)
    lanes?.delete(lane)
    if (lanes?.size === 0) this.#networks.delete(network)
    return ids ?? []
  }

  /** The lane whose turn it is comes first. */
  *lanes(): Iterable<[Lane, ReadonlySet<string>]> {
    for (const lanes of this.#networks.values()) yield* lanes
  }

  /** The lane has had its turn: it comes after the others of its network, and its network after the other ones. */
  endTurn(lane: Lane) {
    const network = networkOf(lane)
    const lanes = this.#networks.get(network)
    const ids = lanes?.get(lane)
    if (!lanes || !ids) return
    lanes.delete(lane)
    this.#networks.delete(network)
    this.#networks.set(network, lanes.set(lane, ids))
  }

  clear() {
    this.#networks.clear()
  }
}

/** The network of a client's lane. An enquiry whose client is not known is one by itself. */
export const networkOf = (lane: Lane): Lane => (typeof lane === 'number' ? countedAs(lane) : lane)
