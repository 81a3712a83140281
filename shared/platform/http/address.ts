import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Parses addresses and networks such as `::1` and `10.0.0.0/8`. @throws TypeError for anything else. */
export function networks(list: readonly string[]): BlockList {
  const block = new BlockList()
  for (const item of list) {
    const [address = '', bits] = item.split('/')
    const family = isIP(address)
    const width = family === 4 ? 32 : 128
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width)))
      throw new TypeError(
        'expected addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
      )
    block.addSubnet(address, bits === undefined ? width : Number(bits), family === 4 ? 'ipv4' : 'ipv6')
  }
  return block
}

/** Whether an address is in one of the networks. An IPv4 address mapped to IPv6 is treated as IPv4. */
export function isIn(block: BlockList, address: string): boolean {
  const plain = plainAddress(address)
  return plain !== undefined && block.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/**
 * Reads an address as sockets and proxies write it: with a port, in brackets, with a zone, mapped from IPv4, or translated from
 * IPv4 (RFC 6052) for a site that has only IPv6.
 * @returns The address in its shortest form, so that each address has one text; undefined if the text is not an address.
 */
export function plainAddress(text: string): string | undefined {
  const withPort = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)
  const [address = ''] = (withPort?.[1] ?? withPort?.[2] ?? text).split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest)
  if (!mapped) return shortest
  const bytes = mapped.slice(1).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
  return bytes.join('.')
}

const privateNetworks = networks([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  // Shared by the customers of a provider (RFC 6598); clouds use it for load balancers.
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  '::1',
  'fc00::/7',
  'fe80::/10',
])

/** Whether an address cannot be reached over the internet, so that no visitor from the internet has it. */
export const isPrivate = (address: string): boolean => isIn(privateNetworks, address)
