import { createHash } from 'node:crypto'
import { withNeighbors, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

/**
 * A number for a client, from 0 to 16,777,215. It tells the enquiries of different clients apart in the queue. It is too short to
 * find the address again: some 500 IPv4 addresses have the same number.
 *
 * The upper 16 bits are those of its network: the /24 of an IPv4 address, which has an even number, or the /48 of an IPv6 /56
 * network, which has an odd one. A provider may share either among many customers, or give it to one. With fewer bits, a network
 * that sends many enquiries would delay those of others that happen to have its number.
 */
export function clientNumber(client: readonly ClientNetwork[]): number {
  const [own, network = own] = withNeighbors(client)
  const isIPv6 = own?.key.includes(':') ?? false
  return (hashOf(network?.key ?? '') << 8) | (hashOf(own?.key ?? '') & 0xfe) | (isIPv6 ? 1 : 0)
}

/** A number for the IPv4 /24 or IPv6 /48 network of a client, from 0 to 131,071. Undefined for unknown clients. */
export const networkNumberOf = (client: number): number | undefined =>
  client < 0 ? undefined : 2 * (client >> 8) + (client & 1)

/** What counts as one client where failures of many are taken for a fault of the relay: a network. An unknown client is -1. */
export function countedAs(client: number): number {
  const network = networkNumberOf(client)
  return network === undefined ? client : -2 - network
}

const hashOf = (key: string) => createHash('sha256').update(key).digest().readUInt16BE()
