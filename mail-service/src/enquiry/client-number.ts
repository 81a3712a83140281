import { createHash } from 'node:crypto'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'

/**
 * A number for a client, from 0 to 65,535. It tells the enquiries of different clients apart in the queue. It is too short to
 * find the address again: more than 65,000 IPv4 addresses have the same number.
 *
 * IPv4 addresses have even numbers. An IPv6 /56 network has an odd one, whose upper eight bits are those of its /48 network: a
 * provider may share that among many customers, or give it to one.
 */
export function clientNumber([own, wide]: readonly ClientNetwork[]): number {
  if (!wide) return hashOf(own?.key ?? '') & ~1
  return (hashOf(wide.key) & 0xff00) | (hashOf(own?.key ?? '') & 0xfe) | 1
}

/** A number for the /48 network of a client, from 0 to 255. Undefined for IPv4 addresses and unknown clients. */
export const sharedNetworkOf = (client: number): number | undefined =>
  client > 0 && client & 1 ? client >> 8 : undefined

/** What counts as one client where many of them are a fault of the relay: all numbers of a /48 network together. */
export function countedAs(client: number): number {
  const network = sharedNetworkOf(client)
  return network === undefined ? client : -2 - network
}

const hashOf = (key: string) => createHash('sha256').update(key).digest().readUInt16BE()
