import { trustedProxies } from '../config/trusted-proxies'
import { forwardedChain, isFromProxy, visitorOf } from './visitor'

/** How a program sees a request. @param setting Value of `TRUSTED_PROXIES`. */
function seen(setting: string, peer: string, headers: Record<string, string> = {}, ownHops = 0) {
  const arrival = { peer, header: (name: string) => headers[name], ownHops }
  return visitorOf(arrival, trustedProxies.parse(setting))
}

/** How the mail service sees a request that the gateway has passed on. */
function seenByMail(setting: string, peer: string, forwarded?: string, gateway = '127.0.0.1') {
  const chain = [...forwardedChain(forwarded), peer].join(', ')
  return seen(setting, gateway, { 'X-Forwarded-For': chain }, 1)
}

it.each([
  ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.0/8', '10.0.0.3', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.0/8', '127.0.0.1', '1.1.1.1, 198.51.100.1:4711, 10.0.0.2', '198.51.100.1'],
  ['2001:db8:1::/48', '2001:db8:1::5', '[2001:db8:2::9]:443', '2001:db8:2::9'],
  ['10.0.0.5', '10.0.0.6', '198.51.100.1', '10.0.0.6'],
  ['10.0.0.5', '10.0.0.5', 'unknown', '10.0.0.5'],
  ['10.0.0.5', '10.0.0.5', undefined, '10.0.0.5'],
  ['10.0.0.5', '10.0.0.5', '10.0.0.5', '10.0.0.5'],
  ['0', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['1', '10.0.0.5', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['2', '10.0.0.5', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['3', '10.0.0.5', '198.51.100.1', '198.51.100.1'],
])(
  'with TRUSTED_PROXIES=%s, a request from %s with the X-Forwarded-For %s comes from the visitor %s, for both programs',
  (setting, peer, forwarded, visitor) => {
    const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded }
    expect(seen(setting, peer, headers).address).toBe(visitor)
    expect(seenByMail(setting, peer, forwarded).address).toBe(visitor)
  },
)

it('trusts a gateway on another machine when it is in the list', () => {
  expect(seenByMail('10.0.0.0/8', '198.51.100.1', undefined, '10.0.0.9').address).toBe('198.51.100.1')
  expect(seenByMail('', '198.51.100.1', undefined, '10.0.0.9').address).toBe('10.0.0.9')
})

it('uses the forwarding headers of trusted proxies only', () => {
  const isTrusted = (setting: string, peer: string, ownHops = 0) =>
    isFromProxy({ peer, ownHops }, trustedProxies.parse(setting))
  expect([isTrusted('', '127.0.0.1'), isTrusted('', '10.0.0.5'), isTrusted('10.0.0.5', '10.0.0.5')]).toEqual([
    true,
    false,
    true,
  ])
  expect([isTrusted('0', '10.0.0.5'), isTrusted('0', '10.0.0.5', 1), isTrusted('1', '10.0.0.5')]).toEqual([
    false,
    true,
    true,
  ])
})

it.each([
  ['a proxy that is not in the list', '', '10.0.0.5', '198.51.100.1'],
  ['one proxy more than the setting says', '1', '10.0.0.6', '198.51.100.1, 10.0.0.5'],
  ['a proxy that does not pass on the address it got', '10.0.0.6', '10.0.0.6', '10.0.0.5'],
])('sees that all visitors have the private address of %s', (_, setting, peer, forwarded) => {
  expect(seen(setting, peer, { 'X-Forwarded-For': forwarded }).isHidden).toBe(true)
  expect(seenByMail(setting, peer, forwarded).isHidden).toBe(true)
})

it('sees that a proxy names the visitor in another header only', () => {
  expect(seen('', '10.0.0.5', { 'X-Real-IP': '198.51.100.1' }).isHidden).toBe(true)
  expect(seen('', '10.0.0.5', { Forwarded: 'for=198.51.100.1' }).isHidden).toBe(true)
})

it.each([
  ['a visitor on the same machine', '', '127.0.0.1', undefined],
  ['a visitor in the same private network', '', '192.168.1.7', undefined],
  ['a visitor behind a trusted proxy', '10.0.0.5', '10.0.0.5', '198.51.100.1'],
  ['a visitor who invents a header', '', '203.0.113.9', '10.0.0.1'],
])('sees nothing wrong with %s', (_, setting, peer, forwarded) => {
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded }
  expect(seen(setting, peer, headers).isHidden).toBe(false)
  expect(seenByMail(setting, peer, forwarded).isHidden).toBe(false)
})

it('reads the last 20 addresses of a chain, and none to the left of an unreadable one', () => {
  expect(forwardedChain(Array(500).fill('203.0.113.9').join(','))).toHaveLength(20)
  expect(forwardedChain('198.51.100.1, unknown, 203.0.113.9')).toEqual(['203.0.113.9'])
})

it.each([
  ['1', '10.0.0.1', '192.0.2.1', false],
  ['1', '10.0.0.1', '', true],
  ['2', '10.0.0.1', '192.0.2.1', true],
  ['10.0.0.0/8', '10.0.0.1', '192.0.2.1', false],
  ['10.0.0.0/8', '10.0.0.1', '', true],
  ['', '192.0.2.1', '', false],
])('with %j, tells whether %s with %j names a visitor', (setting, peer, forwarded, isProxy) => {
  expect(seen(setting, peer, forwarded ? { 'X-Forwarded-For': forwarded } : {}).isProxy).toBe(isProxy)
})
