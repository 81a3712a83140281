import { BlockList, isIP, isIPv6 } from 'node:net'

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
  const plain = unmapped(address)
  return isIP(plain) !== 0 && block.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/**
 * The address of the client that sent a request. X-Forwarded-For is read from the right, because each proxy appends the
 * address it received the request from. The first address that is not a trusted proxy is the client. Anything left of it
 * was sent by the client and is ignored.
 * @param peer Address of the other end of the connection.
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

/**
 * The key under which the requests of a client are counted: an IPv4 address, or the /64 network of an IPv6 address,
 * because one client can use every address in its network.
 */
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
