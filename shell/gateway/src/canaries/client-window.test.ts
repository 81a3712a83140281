import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ClientWindow } from './client-window'

const client = (address: string) => ({ own: networksOf(address), neighbors: networksOf(address) })

it('still counts a network whose first failed client is forgotten', () => {
  const window = new ClientWindow(40)
  for (let subnet = 0; subnet < 4; subnet++)
    for (let network = 1; network <= 10; network++)
      window.fail('canary', client(`2001:db8:${network}:${subnet}00::1`))
  expect(window.of('canary')).toMatchObject({ all: { clients: 40, failed: 40 }, failedNetworks: 10 })
  for (let n = 0; n < 10; n++) window.add('live', client(`192.0.2.${n}`))
  expect(window.of('canary')).toMatchObject({ all: { clients: 30, failed: 30 }, failedNetworks: 10 })
})

it('leaves out the failed clients of a wide network beyond the first four, and counts the others when those are forgotten', () => {
  const window = new ClientWindow(10)
  for (let subnet = 0; subnet < 8; subnet++) window.fail('canary', client(`2001:db8:1:${subnet}00::1`))
  window.add('canary', client('2001:db8:1:900::1'))
  expect(window.of('canary').all).toEqual({ clients: 5, failed: 4 })
  for (let n = 0; n < 7; n++) window.add('live', client(`192.0.2.${n}`))
  expect(window.of('canary').all).toEqual({ clients: 3, failed: 2 })
  expect(window.of('live').all).toEqual({ clients: 7, failed: 0 })
})
