import { isIn } from '../http/address'
import { trustedProxies } from './trusted-proxies'

it('takes a list of addresses and networks', () => {
  const parsed = trustedProxies.parse(' 10.0.0.0/8, 2001:db8::1 ')
  expect(
    'networks' in parsed && ['10.1.2.3', '2001:db8::1', '11.0.0.1'].map((at) => isIn(parsed.networks, at)),
  ).toEqual([true, true, false])
})

it('takes a number of proxies', () => {
  expect(trustedProxies.parse('2')).toEqual({ hops: 2 })
})

it.each(['true', 'gateway', '10.0.0.0/33', '11', '-1', '1.5', '10.0.0.5;10.0.0.6'])(
  'refuses %s and says what is expected',
  (text) => {
    expect(() => trustedProxies.parse(text)).toThrow(
      /expected addresses or networks .* or the number of proxies/,
    )
  },
)

it.each(['0.0.0.0/0', '10.0.0.5, ::/0'])('refuses %s, which trusts every visitor', (text) => {
  expect(() => trustedProxies.parse(text)).toThrow('set the number of proxies instead')
})
