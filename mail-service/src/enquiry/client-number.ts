import { createHash } from 'node:crypto'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'

/**
 * A number for a client, from 0 to 65,535: an IPv4 address or an IPv6 /56 network. It tells the enquiries of different clients
 * apart in the queue. The /48 network does not count, because a provider may share it among many customers. The number is too
 * short to find the address again: more than 65,000 IPv4 addresses have the same one.
 */
export function clientNumber(networks: readonly ClientNetwork[]): number {
  const [narrowest] = networks
  return createHash('sha256')
    .update(narrowest?.key ?? '')
    .digest()
    .readUInt16BE()
}
