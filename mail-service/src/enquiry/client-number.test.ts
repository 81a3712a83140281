import { networksOf } from '@virida/shared/platform/http/client-networks'
import { clientNumber, countedAs, networkNumberOf } from './client-number'

const numberOf = (address: string) => clientNumber(networksOf(address))

it('is the same for all addresses of an IPv6 /56 network, which one client may use', () => {
  expect(numberOf('2001:db8:7:100::9')).toBe(numberOf('2001:db8:7:1ff:1:2:3:4'))
})

it.each([
  ['an IPv4 /24', ['192.0.2.1', '192.0.2.250'], '198.51.100.77'],
  ['an IPv6 /48', ['2001:db8:7:100::9', '2001:db8:7:ff00::1'], '2001:db8:8::1'],
])(
  'names %s network, which counts as one client where failures of many are a fault of the relay',
  (_, alike, other) => {
    const networks = new Set(alike.map((address) => networkNumberOf(numberOf(address))))
    expect(networks.size).toBe(1)
    expect(networks).not.toContain(networkNumberOf(numberOf(other)))
    expect(new Set(alike.map((address) => countedAs(numberOf(address)))).size).toBe(1)
  },
)

it('names no network of an unknown client, which counts by itself', () => {
  expect(networkNumberOf(-1)).toBeUndefined()
  expect(countedAs(-1)).toBe(-1)
})

it('is another one for the next /56 of the same /48 network, and for another IPv4 address', () => {
  expect(numberOf('2001:db8:7:100::9')).not.toBe(numberOf('2001:db8:7:200::9'))
  expect(numberOf('192.0.2.1')).not.toBe(numberOf('192.0.2.2'))
})

it('differs for nearly all networks', () => {
  const addresses = Array.from({ length: 4096 }, (_, n) => `10.${n >> 8}.${n & 255}.1`)
  const numbers = addresses.map((address) => networkNumberOf(numberOf(address)))
  expect(new Set(numbers).size).toBeGreaterThan(3900)
  expect(Math.max(...addresses.map(numberOf))).toBeLessThan(2 ** 24)
})
