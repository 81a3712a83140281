import { createHash } from 'node:crypto'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'

/**
 * A number for the widest network of a client, from 0 to 65,535. It tells the enquiries of different clients apart in the
 * queue. It is too short to find the address again: more than 65,000 IPv4 addresses have the same number.
 */
export function clientNumber(networks: readonly ClientNetwork[]): number {
  const widest = networks.at(-1)?.key ?? ''
  return createHash('sha256').update(widest).digest().readUInt16BE()
}
