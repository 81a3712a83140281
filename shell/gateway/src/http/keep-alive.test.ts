import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createSiteServer, type ServerOptions } from './server'

let server: Server
const sockets: Socket[] = []

async function start(options: ServerOptions = {}) {
  server = createSiteServer(() => new Response('ok'), options)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Opens a connection. */
async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  return socket
}

/** Sends a request. @returns the answer. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')
  const [data] = (await once(socket, 'data')) as [Buffer]
  return data.toString()
}

it('keeps a connection longer than the 60 s for which proxies keep it, and says so', async () => {
  await start()
  expect(await ask(await open())).toMatch(/keep-alive: timeout=75\r\n/i)
})

it('answers the next request on a connection that was idle, and closes it at the end of its time', async () => {
  await start({ keepAlive: { usual: 1500, crowded: 1, many: 10 }, idleTimeout: 300 })
  const socket = await open()
  await ask(socket)
  await wait(900)
  expect(await ask(socket)).toContain('200 OK')
  const answeredAt = performance.now()
  await once(socket, 'close')
  expect(performance.now() - answeredAt).toBeGreaterThan(1000)
})

it('keeps connections for a short time only while there are many', async () => {
  await start({ keepAlive: { usual: 60_000, crowded: 5000, many: 2 } })
  const timeout = async (socket: Socket) => /timeout=(\d+)/.exec(await ask(socket))?.[1]
  const [first, second, third] = [await open(), await open(), await open()] as const
  expect(await timeout(first)).toBe('5')
  third.destroy()
  await wait(200)
  expect([await timeout(first), await timeout(second)]).toEqual(['60', '60'])
})
