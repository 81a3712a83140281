import { isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './address'

/** A network whose requests are counted together. */
export type ClientNetwork = {
  key: string
  /** How many times the limit of one client the network may use. */
  allowance: number
}

/**
 * A /48 network may use four times the limit of one client: a provider gives it to one customer, or the 256 networks of
 * /56 in it to different customers. Where clients hold or use up what all share (connections, uploads, pages to be rendered,
 * megabytes), the same holds for an IPv4 /24 network (`withNeighbors`).
 */
export const wideAllowance = 4

/**
 * The networks under which the requests of a client are counted: an IPv4 address by itself; an IPv6 address by its /56
 * network, because one client can use every address in it, and by its /48 network, with a larger allowance.
 */
export function networksOf(address: string): ClientNetwork[] {
  const plain = plainAddress(address) ?? address
  if (!isIPv6(plain)) return [{ key: plain, allowance: 1 }]
  const [head = '', tail = ''] = plain.split('::')
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  const site = groups.slice(0, 3).join(':')
  const subnet = (parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return [
    { key: `${site}:${subnet}::/56`, allowance: 1 },
    { key: `${site}::/48`, allowance: wideAllowance },
  ]
}

/**
 * Adds the /24 network of an IPv4 address, unless it is there already. It is for what clients hold or use up, such as connections,
 * uploads and the space for photos, and for the comparison of a canary with the live release: somebody who rents a range of
 * addresses counts as few clients. The number of enquiries and of reports is not counted by it, because its addresses may be of
 * strangers.
 */
export function withNeighbors(client: readonly ClientNetwork[]): readonly ClientNetwork[] {
  const [address, wider] = client
  if (!address || wider || !isIPv4(address.key)) return client
  const network = address.key.slice(0, address.key.lastIndexOf('.'))
  return [...client, { key: `${network}.0/24`, allowance: wideAllowance }]
}

/** Counts what the networks of clients hold at the same time, such as connections. */
export class HeldByClients {
  readonly #held = new Map<string, number>()

  /** @param limit How many things, such as connections, one client may hold at the same time. */
  constructor(readonly limit: number) {}

  mayTake(client: readonly ClientNetwork[]): boolean {
    return client.every(({ key, allowance }) => (this.#held.get(key) ?? 0) < this.limit * allowance)
  }

  /** Counts one more for each network of the client, whether or not the limit allows it. */
  take(client: readonly ClientNetwork[]): void {
    for (const { key } of client) this.#held.set(key, (this.#held.get(key) ?? 0) + 1)
  }

  /** Call it once for each `take`. */
  free(client: readonly ClientNetwork[]): void {
    for (const { key } of client) {
      const left = (this.#held.get(key) ?? 1) - 1
      if (left) this.#held.set(key, left)
      else this.#held.delete(key)
    }
  }
}
