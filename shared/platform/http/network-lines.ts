import { ClientLines } from './client-lines'
import { withNeighbors, type ClientNetwork } from './client-networks'

/**
 * Lines of things that wait. Networks take turns (IPv4 /24, IPv6 /48), and so do the clients of each network among
 * themselves, so that somebody with hundreds of addresses has the turns of one client.
 */
export class NetworkLines<Thing> {
  /** The lines of each network in the order of their turns. None is empty. */
  readonly #networks = new Map<string, ClientLines<Thing>>()

  get isEmpty(): boolean {
    return this.#networks.size === 0
  }

  add(client: readonly ClientNetwork[], thing: Thing): void {
    const network = withNeighbors(client).at(-1)?.key ?? ''
    const lines = this.#networks.get(network) ?? new ClientLines<Thing>()
    lines.add(client[0]?.key ?? '', thing)
    this.#networks.set(network, lines)
  }

  /** Takes the first thing of the client whose turn it is in the network whose turn it is. `mayTake` as for `ClientLines`. */
  next(mayTake?: (thing: Thing) => boolean): Thing | undefined {
    for (const [network, lines] of this.#networks) {
      const thing = lines.next(mayTake)
      if (thing === undefined) continue
      // The network goes to the end, behind the others.
      this.#networks.delete(network)
      if (lines.size > 0) this.#networks.set(network, lines)
      return thing
    }
    return undefined
  }
}
