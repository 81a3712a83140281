import { HeldByClients, networksOf, withNeighbors } from './client-networks'

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2ff::1', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:200:ffff:ffff:ffff:ffff', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002::9', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2:3:4:5:6%eth0', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/56', '0:0:0::/48']],
  ['unknown', ['unknown']],
])('counts %s under %p', (address, keys) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(keys)
})

/** Takes one for each address if its networks may. @returns How many could. */
function taken(held: HeldByClients, addresses: string[]): number {
  return addresses.map(networksOf).filter((client) => {
    const isFree = held.mayTake(client)
    if (isFree) held.take(client)
    return isFree
  }).length
}

const hosts = (count: number, address: (n: string) => string) =>
  Array.from({ length: count }, (_, n) => address(n.toString(16)))

it('treats 300 addresses of one /56 network as one client', () => {
  expect(
    taken(
      new HeldByClients(5),
      hosts(300, (n) => `2001:db8:1:2${n.slice(-2).padStart(2, '0')}::${n}`),
    ),
  ).toBe(5)
})

it('gives 300 networks of one /48 network four times the limit of a client', () => {
  const held = new HeldByClients(5)
  expect(
    taken(
      held,
      hosts(300, (n) => `2001:db8:1:${n}00::1`.replace(/:([0-9a-f]{5,}):/, ':ff00:')),
    ),
  ).toBe(20)
  expect(taken(held, ['2001:db8:2::1', '203.0.113.9'])).toBe(2)
})

it('gives back what is freed', () => {
  const held = new HeldByClients(1)
  const client = networksOf('2001:db8::1')
  held.take(client)
  expect(held.mayTake(client)).toBe(false)
  held.free(client)
  expect(held.mayTake(client)).toBe(true)
})

it.each([
  ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['2001:db8:1:2ff::1', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['unknown', ['unknown']],
])('counts %s with its neighbors under %p', (address, keys) => {
  expect(withNeighbors(networksOf(address)).map(({ key }) => key)).toEqual(keys)
  expect(withNeighbors(withNeighbors(networksOf(address))).map(({ key }) => key)).toEqual(keys)
})
