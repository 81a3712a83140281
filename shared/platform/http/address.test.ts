import { isIn, isPrivate, networks, plainAddress } from './address'

const trusted = networks(['127.0.0.1', '::1', '10.0.0.0/8'])

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

it.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:DB8::0001]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8:0:0::1', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['203.0.113', undefined],
  ['', undefined],
])('reads %s as %s', (text, address) => {
  expect(plainAddress(text)).toBe(address)
})

it.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['::ffff:192.168.0.1', true],
  ['100.64.0.1', true],
  ['fd00::1', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['unknown', false],
])('whether %s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})
