import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ConnectionPlaces } from './connection-places'

class TestSocket extends EventEmitter {
  destroyed = false
  constructor(readonly bytesRead = 0) {
    super()
  }
  destroy() {
    this.destroyed = true
    process.nextTick(() => this.emit('close'))
  }
}

const places = (limit: number) => {
  const all = new ConnectionPlaces(limit)
  return (address: string, bytesRead = 0) => {
    const socket = new TestSocket(bytesRead)
    return { socket, isTaken: all.take(socket as unknown as Socket, networksOf(address)) }
  }
}

const closing = () => new Promise((resolve) => setImmediate(resolve))

it('closes a connection that has sent nothing before one that has', () => {
  const take = places(3)
  const busy = take('192.0.2.1', 500).socket
  const silent = take('192.0.2.1').socket
  take('192.0.2.1', 500)
  expect(take('192.0.2.2').isTaken).toBe(true)
  expect([busy.destroyed, silent.destroyed]).toEqual([false, true])
})

it('refuses the client that holds most when all places are taken', () => {
  const take = places(3)
  take('192.0.2.1')
  take('192.0.2.2')
  take('192.0.2.1')
  expect(take('192.0.2.1').isTaken).toBe(false)
})

it('closes one connection for each new client, also before the closed ones are gone', () => {
  const take = places(4)
  const crowd = Array.from({ length: 4 }, () => take('192.0.2.1').socket)
  for (const address of ['192.0.2.2', '192.0.2.3']) expect(take(address).isTaken).toBe(true)
  expect(crowd.filter(({ destroyed }) => destroyed)).toHaveLength(2)
})

it('counts the networks of an IPv6 provider as one client with a larger share', async () => {
  const take = places(8)
  const wide = Array.from({ length: 6 }, (_, n) => take(`2001:db8:0:${n}00::1`).socket)
  const single = [take('192.0.2.1').socket, take('192.0.2.1').socket]
  // Six connections of four shares are less than two of one.
  expect(take('192.0.2.2').isTaken).toBe(true)
  await closing()
  expect(single.map(({ destroyed }) => destroyed)).toEqual([true, false])
  expect(wide.some(({ destroyed }) => destroyed)).toBe(false)
})

it('gives places back when connections are closed', async () => {
  const take = places(1)
  const { socket } = take('192.0.2.1')
  expect(take('192.0.2.2').isTaken).toBe(false)
  socket.destroy()
  await closing()
  expect(take('192.0.2.2').isTaken).toBe(true)
})
