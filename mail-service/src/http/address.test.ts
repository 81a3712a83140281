import { clientAddress, clientKey, isIn, networks } from './address'

const trusted = networks(['127.0.0.1', '::1', '10.0.0.0/8'])

it.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '10.0.0.2', '10.0.0.2'],
])('a request from %s with the X-Forwarded-For %s comes from the client %s', (peer, forwarded, client) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(client)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

it('knows which addresses are in the networks', () => {
  expect(['10.1.2.3', '11.0.0.1', 'unknown', '::1'].map((address) => isIn(trusted, address))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

it.each(['localhost', '10.0.0.0/33', '1.2.3', '::1/129'])('%s is not a network', (text) => {
  expect(() => networks([text])).toThrow('expected addresses or networks')
})
