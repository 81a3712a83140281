import { once } from 'node:events'
import { connect as connectPlain } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../testing/http2-client'
import { useHttp2Server } from '../testing/use-http2-server'

const { start, open, port, server, sockets, healthyTime } = useHttp2Server()

it('closes a connection that is not encrypted, and goes on', async () => {
  await start()
  const socket = connectPlain(port(), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'close')
  expect(await healthyTime()).toBeLessThan(5000)
})

it('closes connections of one address over the limit', async () => {
  await start({ connectionsPerClient: 2 })
  for (const session of [open(), open()]) await ask(session, { ':path': '/' })
  const session = open()
  const closed = new Promise((resolve) => session.once('close', () => resolve('closed')))
  expect(await Promise.race([closed, wait(3000, 'open')])).toBe('closed')
})

it('gives a new client the place of one who holds most when all places are taken', async () => {
  await start({ places: 6 })
  const crowd = Array.from({ length: 6 }, () => open())
  await Promise.all(crowd.map((session) => once(session, 'connect')))
  const closing = crowd.map((session) => once(session, 'close'))
  await healthyTime()
  await Promise.race(closing)
  expect(crowd.filter(({ destroyed }) => destroyed)).toHaveLength(1)
})

it('ends a request whose client does not read, and a connection on which nothing happens', async () => {
  await start({ idleTimeout: 400 })
  const idle = open()
  const session = open()
  const stream = session.request({ ':path': '/large' }).on('error', () => undefined)
  stream.pause()
  const ends = Promise.all([once(idle, 'close'), once(session, 'close')])
  expect(await Promise.race([ends, wait(4000, 'open')])).not.toBe('open')
})

it('asks clients for a new connection after their next answer when the program is stopping', async () => {
  let isStopping = false
  await start({ isStopping: () => isStopping })
  const session = open()
  await ask(session, { ':path': '/' })
  expect(session.closed).toBe(false)
  isStopping = true
  const slow = ask(session, { ':path': '/slow' })
  await ask(session, { ':path': '/' })
  // The request under way is still answered.
  expect(await slow).toMatchObject({ status: 200, text: 'slow' })
  await Promise.race([once(session, 'close'), wait(2000)])
  expect(session.closed).toBe(true)
  expect(await healthyTime()).toBeLessThan(2000)
})

it('answers the open requests when it is closed, and does not wait for clients without one', async () => {
  await start()
  const [idle, busy] = [open(), open()]
  await ask(idle, { ':path': '/' })
  const slow = ask(busy, { ':path': '/slow' })
  await wait(50)
  const closed = new Promise((resolve) => server().close(() => resolve('closed')))
  expect(await slow).toMatchObject({ status: 200, text: 'slow' })
  expect(await Promise.race([closed, wait(2000, 'open')])).toBe('closed')
})
