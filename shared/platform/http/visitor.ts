import type { BlockList } from 'node:net'
import { isIn, isPrivate, networks, plainAddress } from './address'

/**
 * The proxies in front of the site, whose `X-Forwarded-*` headers are used: their networks, or how many of them each
 * request passes.
 */
export type TrustedProxies = { networks: BlockList } | { hops: number }

/** What is known about where a request came from. */
export type Arrival = {
  /** Address of the other end of the connection. */
  peer: string
  header: (name: string) => string | undefined
  /** Programs of the site that the request has passed before: 1 behind the gateway. */
  ownHops?: number
}

type Visitor = {
  /** The address by which the visitor's requests are counted. */
  address: string
  /**
   * Whether the address belongs to a proxy and not to a visitor: it is private, although headers show that a proxy has
   * forwarded the request. All visitors then share the limits of one.
   */
  isHidden: boolean
  /** Whether the address is that of a trusted proxy, which names no visitor. */
  isProxy: boolean
}

const loopback = networks(['127.0.0.0/8', '::1'])
/** Most addresses of an X-Forwarded-For header that are read. */
const longestChain = 20
/** Headers in which some proxies name the visitor. They only show that a proxy forwarded the request. */
export const unusedHeaders = ['X-Real-IP', 'Forwarded']

/** Whether an address belongs to this machine. */
export const isLoopback = (address: string): boolean => isIn(loopback, address)

/** No proxies on other machines. Loopback addresses are trusted with every list, because only this machine has them. */
export const noProxies: TrustedProxies = { networks: networks([]) }

/** Whether the `X-Forwarded-*` headers of a request are used. */
export const isFromProxy = (
  { peer, ownHops = 0 }: Pick<Arrival, 'peer' | 'ownHops'>,
  trusted: TrustedProxies,
): boolean => isProxy(peer, trusted, 0, ownHops)

/** What the log and the alarm say when visitors are hidden. */
export const hiddenVisitors =
  'Visitors have the private address of a proxy that TRUSTED_PROXIES does not name. All of them share the limits of one visitor.'

/**
 * The address of the visitor who sent a request. X-Forwarded-For is read from the right, because each proxy appends the
 * address it received the request from. The first address that is not a trusted proxy is the visitor's. Anything left of
 * it was sent by the visitor and is ignored.
 */
export function visitorOf({ peer, header, ownHops = 0 }: Arrival, trusted: TrustedProxies): Visitor {
  const chain = forwardedChain(header('X-Forwarded-For'))
  let address = plainAddress(peer) ?? peer
  let passed = 0
  while (passed < chain.length && isProxy(address, trusted, passed, ownHops)) {
    passed++
    address = chain.at(-passed) ?? address
  }
  // The gateway always adds the address it received the request from, so that entry is no sign of a proxy.
  const isForwarded =
    chain.length > Math.min(ownHops, passed) || unusedHeaders.some((name) => header(name) !== undefined)
  return {
    address,
    isHidden: isForwarded && isPrivate(address),
    isProxy: isProxy(address, trusted, passed, ownHops),
  }
}

function isProxy(address: string, trusted: TrustedProxies, passed: number, ownHops: number): boolean {
  if ('hops' in trusted) return passed < trusted.hops + ownHops
  return isLoopback(address) || isIn(trusted.networks, address)
}

/** The addresses of an X-Forwarded-For header in their order, read from the right up to the first unreadable one. */
export function forwardedChain(header = ''): string[] {
  const chain: string[] = []
  for (const entry of header.split(',').slice(-longestChain).reverse()) {
    const address = plainAddress(entry.trim())
    if (address === undefined) break
    chain.unshift(address)
  }
  return chain
}
