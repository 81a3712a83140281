import { networksOf } from '@virida/shared/platform/http/client-networks'
import { clientNumber, sharedNetworkOf } from './client-number'

const numberOf = (address: string) => clientNumber(networksOf(address))

it('is the same for all addresses of an IPv6 /56 network, which one client may use', () => {
  expect(numberOf('2001:db8:7:100::9')).toBe(numberOf('2001:db8:7:1ff:1:2:3:4'))
})

it('names the /48 network of an IPv6 client, and none of an IPv4 address', () => {
  const networks = ['2001:db8:7:100::9', '2001:db8:7:ff00::1'].map((address) =>
    sharedNetworkOf(numberOf(address)),
  )
  expect(networks[0]).toBe(networks[1])
  expect(networks[0]).toBeGreaterThanOrEqual(0)
  for (const address of ['192.0.2.1', '192.0.2.2', '198.51.100.77'])
    expect(sharedNetworkOf(numberOf(address))).toBeUndefined()
  expect(sharedNetworkOf(-1)).toBeUndefined()
})

it('is another one for the next /56 of the same /48 network, and for another IPv4 address', () => {
  expect(numberOf('2001:db8:7:100::9')).not.toBe(numberOf('2001:db8:7:200::9'))
  expect(numberOf('192.0.2.1')).not.toBe(numberOf('192.0.2.2'))
})
