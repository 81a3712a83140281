import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ClientWindow } from './client-window'

const client = (address: string) => ({ own: networksOf(address), neighbors: networksOf(address) })

it('still counts a network whose first failed client is forgotten', () => {
  const window = new ClientWindow(40)
  for (let subnet = 0; subnet < 4; subnet++)
    for (let network = 1; network <= 10; network++)
      window.fail('canary', client(`2001:db8:${network}:${subnet}00::1`))
  expect(window.of('canary')).toMatchObject({ all: { clients: 40, failed: 40, failedNetworks: 10 } })
  for (let n = 0; n < 10; n++) window.add('live', client(`192.0.2.${n}`))
  expect(window.of('canary')).toMatchObject({ all: { clients: 30, failed: 30, failedNetworks: 10 } })
})

it('counts a part of the clients of a wide network with more than four failed ones, and all when those are forgotten', () => {
  const window = new ClientWindow(10)
  for (let subnet = 0; subnet < 8; subnet++) window.fail('canary', client(`2001:db8:1:${subnet}00::1`))
  window.add('canary', client('2001:db8:1:900::1'))
  window.add('canary', client('2001:db8:1:a00::1'))
  // Half of eight failed and of two others.
  expect(window.of('canary').all).toMatchObject({ clients: 5, failed: 4, failedOfOne: 4 })
  for (let n = 0; n < 6; n++) window.add('live', client(`192.0.2.${n}`))
  expect(window.of('canary').all).toMatchObject({ clients: 4, failed: 2, failedOfOne: 2 })
  expect(window.of('live').all).toMatchObject({ clients: 6, failed: 0 })
})

it('counts the failed clients of one wide network apart for all clients and for the sample', () => {
  const window = new ClientWindow(100)
  const inOneNetwork = (subnet: number) => client(`2001:db8:1:${subnet}00::1`)
  for (let subnet = 0; subnet < 4; subnet++) window.add('canary', inOneNetwork(subnet))
  for (let subnet = 3; subnet < 9; subnet++) window.fail('canary', inOneNetwork(subnet))
  const { all, sample } = window.of('canary')
  expect([all.failedOfOne, sample.failedOfOne]).toEqual([4, 1])
  expect([all.healthyOfOne, sample.healthyOfOne]).toEqual([3, 3])
  expect(sample).toMatchObject({ clients: 4, failed: 1 })
})
