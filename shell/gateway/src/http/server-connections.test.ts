import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@virida/shared/platform/testing/until'
import { closed, film, megabyte, picture, request, useServer } from '../testing/use-server'

const { server, start, open } = useServer()

async function growthOf(attack: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  await attack()
  return (process.memoryUsage().rss - before) / megabyte
}

it('keeps its memory when clients pipeline thousands of requests and read nothing', async () => {
  await start()
  const growth = await growthOf(async () => {
    for (let i = 0; i < 3; i++) (await open()).pause().write(request(picture).repeat(900))
    await wait(1500)
  })
  expect(growth).toBeLessThan(100)
}, 20_000)

it('keeps its memory while clients download a film of 300 MB and read nothing', async () => {
  await start()
  const growth = await growthOf(async () => {
    for (let i = 0; i < 10; i++) (await open()).pause().write(request(film))
    await wait(1000)
  })
  expect(growth).toBeLessThan(60)
}, 20_000)

it('closes a connection whose client does not read', async () => {
  await start({ idleTimeout: 500 })
  const socket = await open()
  socket.pause().write(request(film))
  const end = Date.now() + 3000
  const count = () => new Promise<number>((resolve) => server().getConnections((_, open) => resolve(open)))
  while ((await count()) > 0 && Date.now() < end) await wait(50)
  expect(await count()).toBe(0)
})

it('closes connections of one address over the limit, and none of a trusted proxy', async () => {
  await start({ connectionsPerClient: 2 })
  await open()
  await open()
  expect(await closed(await open())).toBe(true)
  server().closeAllConnections()
  server().close()
  await start({ connectionsPerClient: 2, isProxy: (address) => address === '127.0.0.1' })
  for (let i = 0; i < 3; i++) await open()
  const last = await open()
  last.write(request('/robots.txt'))
  expect(
    await new Promise((resolve) => last.once('data', (data: Buffer) => resolve(data.toString()))),
  ).toContain('200 OK')
})

it('closes connections of an IPv4 /24 network over four times the limit of one address, and none of another', async () => {
  await start({ connectionsPerClient: 2 })
  for (let n = 0; n < 8; n++) await open(`127.0.7.${1 + (n % 4)}`)
  expect(await closed(await open('127.0.7.5'))).toBe(true)
  const visitor = await open('127.0.8.1')
  visitor.write(request('/robots.txt'))
  const [head] = (await once(visitor, 'data')) as [Buffer]
  expect(head.toString()).toContain('200 OK')
})

it('gives a new client the place of one who holds most when all places are taken', async () => {
  await start({ places: 20, connectionsPerClient: 10 })
  const crowd: Socket[] = []
  for (let n = 0; n < 20; n++) crowd.push(await open(n % 2 ? '127.0.0.2' : '127.0.0.3'))
  const visitor = await open('127.0.0.4')
  visitor.write(request('/robots.txt'))
  const [head] = (await once(visitor, 'data')) as [Buffer]
  expect(head.toString()).toContain('200 OK')
  await until(() => crowd.filter(({ destroyed }) => destroyed).length === 1)
  // Those who come back take places of each other, and not that of the visitor.
  for (let n = 0; n < 20; n++) await open(n % 2 ? '127.0.0.2' : '127.0.0.3')
  visitor.write(request('/robots.txt'))
  const [again] = (await once(visitor, 'data')) as [Buffer]
  expect(again.toString()).toContain('200 OK')
})

it('is closed soon although clients hold connections without a request, and answers one that is on its way', async () => {
  await start()
  const [late] = [await open(), await open()]
  ;(await open()).write('GET / HTTP/1.1\r\nHost: a\r\n')
  await wait(50)
  const ended = new Promise((resolve) => server().close(() => resolve('closed')))
  late.write(request('/livez'))
  const answer = await new Promise((resolve) => late.once('data', (data) => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(await Promise.race([ended, wait(5000, 'open')])).toBe('closed')
}, 20_000)
