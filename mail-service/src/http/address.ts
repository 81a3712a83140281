import { BlockList, isIP, isIPv6 } from 'node:net'

/** Reads `10.0.0.0/8, ::1` and the like. @throws TypeError for what is neither address nor network. */
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

/** Whether an address lies in one of the networks; an IPv4 address mapped into IPv6 counts as IPv4. */
export function isIn(block: BlockList, address: string): boolean {
  const plain = unmapped(address)
  return isIP(plain) !== 0 && block.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/**
 * Who sent a request. X-Forwarded-For is believed only as far as trusted proxies wrote it: read from the right, the
 * first address that is no trusted proxy is the client, whatever a sender put to its left.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  const chain = (forwarded ?? '').split(',').map((address) => address.trim())
  let client = unmapped(peer)
  while (isIn(trusted, client)) {
    const next = chain.pop()
    if (!next || !isIP(next)) break
    client = unmapped(next)
  }
  return client
}

/** What one client can easily have only one of: an IPv4 address, or an IPv6 network of 64 bits. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
