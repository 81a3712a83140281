import { clientAddress, clientKey, isIn, networks } from './address'

const trusted = networks(['127.0.0.1', '::1', '10.0.0.0/8'])

test.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '10.0.0.2', '10.0.0.2'],
])('a request of %s that forwards %s is counted for %s', (peer, forwarded, client) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(client)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

test('an address is in a network or not', () => {
  expect(['10.1.2.3', '11.0.0.1', 'unknown', '::1'].map((address) => isIn(trusted, address))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test.each(['localhost', '10.0.0.0/33', '1.2.3', '::1/129'])('%s is no network', (text) => {
  expect(() => networks([text])).toThrow('expected addresses or networks')
})
