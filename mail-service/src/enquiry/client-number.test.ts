import { networksOf } from '@virida/shared/platform/http/client-networks'
import { clientNumber } from './client-number'

const numberOf = (address: string) => clientNumber(networksOf(address))

it('is the same for all addresses of an IPv6 /56 network, which one client may use', () => {
  expect(numberOf('2001:db8:7:100::9')).toBe(numberOf('2001:db8:7:1ff:1:2:3:4'))
})

it('is another one for the next /56 of the same /48 network, and for another IPv4 address', () => {
  expect(numberOf('2001:db8:7:100::9')).not.toBe(numberOf('2001:db8:7:200::9'))
  expect(numberOf('192.0.2.1')).not.toBe(numberOf('192.0.2.2'))
})
