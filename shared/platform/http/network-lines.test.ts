import { networksOf } from './client-networks'
import { NetworkLines } from './network-lines'

const linesOf = (...addresses: string[]) => {
  const lines = new NetworkLines<string>()
  for (const address of addresses) lines.add(networksOf(address), address)
  return lines
}

const all = (lines: NetworkLines<string>) => {
  const taken: string[] = []
  while (!lines.isEmpty) taken.push(lines.next() ?? 'nothing')
  return taken
}

it('gives all addresses of an IPv4 /24 network the turns of one client', () => {
  const lines = linesOf('192.0.2.1', '192.0.2.2', '192.0.2.3', '198.51.100.1', '198.51.100.1')
  expect(all(lines)).toEqual(['192.0.2.1', '198.51.100.1', '192.0.2.2', '198.51.100.1', '192.0.2.3'])
  expect(lines.next()).toBeUndefined()
})

it('gives all addresses of an IPv6 /48 network the turns of one client', () => {
  const lines = linesOf('2001:db8:7:100::1', '2001:db8:7:200::1', '2001:db8:8::1')
  expect(all(lines)).toEqual(['2001:db8:7:100::1', '2001:db8:8::1', '2001:db8:7:200::1'])
})

it('lets the clients of a network take turns', () => {
  expect(all(linesOf('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'))).toEqual([
    '192.0.2.1',
    '192.0.2.2',
    '192.0.2.1',
    '192.0.2.1',
  ])
})

it('passes over what cannot be taken now, which keeps its turn', () => {
  const lines = linesOf('192.0.2.1', '192.0.2.2', '198.51.100.1')
  expect(lines.next((address) => address !== '192.0.2.1')).toBe('192.0.2.2')
  expect(lines.next((address) => address === '203.0.113.1')).toBeUndefined()
  expect(all(lines)).toEqual(['198.51.100.1', '192.0.2.1'])
})
