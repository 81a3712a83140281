import type { Socket } from 'node:net'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'

/** The connections of a client's widest network, the oldest first. */
type Holder = { sockets: Set<Socket>; allowance: number }

const shareOf = ({ sockets, allowance }: Holder, more = 0) => (sockets.size + more) / allowance

/**
 * The places for connections of all clients together. When all are taken, a new connection gets the place of one of the
 * client who holds most, so that no number of connections of a few clients keeps another client out.
 */
export class ConnectionPlaces {
  readonly #holders = new Map<string, Holder>()
  #open = 0

  constructor(readonly limit: number) {}

  /**
   * Takes a place until the connection is closed.
   * @param client Networks of the client, the widest one last; none for a proxy, which speaks for many clients.
   * @returns false when all places are taken and no client holds more than this one would.
   */
  take(socket: Socket, client: readonly ClientNetwork[]): boolean {
    const network = client.at(-1)
    if (!network) return true
    const own = this.#holders.get(network.key) ?? { sockets: new Set(), allowance: network.allowance }
    if (this.#open >= this.limit && !this.#makeRoomFor(own)) return false
    this.#holders.set(network.key, own)
    own.sockets.add(socket)
    this.#open++
    socket.once('close', () => {
      this.#open--
      own.sockets.delete(socket)
      if (own.sockets.size === 0) this.#holders.delete(network.key)
    })
    return true
  }

  #makeRoomFor(own: Holder): boolean {
    let most: Holder | undefined
    for (const holder of this.#holders.values()) if (!most || shareOf(holder) > shareOf(most)) most = holder
    // Otherwise two clients would take the same place from each other again and again.
    if (!most || shareOf(most) <= shareOf(own, 1)) return false
    // Best one that has not asked for anything yet.
    const sockets = [...most.sockets].filter((socket) => !socket.destroyed)
    const victim = sockets.find((socket) => socket.bytesRead === 0) ?? sockets[0]
    victim?.destroy()
    return true
  }
}
