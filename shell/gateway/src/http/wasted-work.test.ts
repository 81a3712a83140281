import { networksOf } from '@virida/shared/platform/http/client-networks'
import { WastedWork } from './wasted-work'

const limits = { atOnce: 3, perSecond: 0, pause: 60_000 }

it('accepts no connection of a client that has wasted too much, and those of others', () => {
  const wasted = new WastedWork(limits)
  const [client, other] = [networksOf('192.0.2.1'), networksOf('192.0.2.2')]
  expect([1, 2, 3].map(() => wasted.count(client))).toEqual([true, true, true])
  expect(wasted.mayConnect(client)).toBe(true)
  expect(wasted.count(client)).toBe(false)
  expect(wasted.mayConnect(client)).toBe(false)
  expect(wasted.mayConnect(other)).toBe(true)
})

it('accepts connections of the client again after the pause', () => {
  const clock = { ms: 1000 }
  const wasted = new WastedWork({ ...limits, atOnce: 0, pause: 20 }, () => clock.ms)
  const client = networksOf('192.0.2.1')
  wasted.count(client)
  expect(wasted.mayConnect(client)).toBe(false)
  clock.ms += 20
  expect(wasted.mayConnect(client)).toBe(false)
  clock.ms += 1
  expect(wasted.mayConnect(client)).toBe(true)
})

it('counts what the addresses of one IPv6 network waste together', () => {
  const wasted = new WastedWork(limits)
  for (let n = 0; n < 4; n++) wasted.count(networksOf(`2001:db8:0:1::${n}`))
  expect(wasted.mayConnect(networksOf('2001:db8:0:1::9'))).toBe(false)
  expect(wasted.mayConnect(networksOf('2001:db8:0:100::1'))).toBe(true)
})

it('keeps a client in its pause that goes on opening connections, and not one that tries now and then', () => {
  const isPausedAfter = (connections: number) => {
    const clock = { ms: 1000 }
    const wasted = new WastedWork({ atOnce: 3, perSecond: 20, pause: 60 }, () => clock.ms)
    const client = networksOf('192.0.2.1')
    wasted.count(client, 4)
    for (let n = 0; n < 8; n++) {
      for (let at = 0; at < connections; at++) wasted.takeConnection(client)
      clock.ms += 20
    }
    return !wasted.mayConnect(client)
  }
  expect([isPausedAfter(1), isPausedAfter(40)]).toEqual([false, true])
})
