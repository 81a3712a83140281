import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@virida/shared/platform/testing/until'
import { answerUnlessFlood, closed, request, requestOf, useServer, visitorOf } from '../testing/use-server'

const { server, start, listen, open } = useServer()

it('answers pipelined requests in their order', async () => {
  await start()
  const socket = await open()
  let text = ''
  socket.on('data', (data: Buffer) => (text += data.toString()))
  socket.write(request('/robots.txt') + request('/care.txt') + request('/healthz'))
  while (!text.includes('"apps"')) await wait(20)
  expect(text.indexOf('Sitemap')).toBeLessThan(text.indexOf('Wash with water'))
  expect(text.indexOf('Wash with water')).toBeLessThan(text.indexOf('"apps"'))
})

it.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'],
])(
  'refuses no more than the waiting requests of a connection that pipelines %s',
  async (_, refused) => {
    await start()
    const answers = jest.spyOn(ServerResponse.prototype, 'writeHead')
    const socket = await open()
    socket.pause().write(refused.repeat(20_000))
    await wait(500)
    expect(socket.resume().closed || (await closed(socket))).toBe(true)
    expect(answers.mock.calls.length).toBeLessThanOrEqual(65)
    answers.mockRestore()
  },
  20_000,
)

it('reads no more of what a connection has sent when it closes it for too many requests', async () => {
  await listen(answerUnlessFlood)
  let read = 0
  server().prependListener('request', () => read++)
  const socket = await open('127.0.0.3')
  const isClosed = closed(socket)
  socket.write(request('/flood').repeat(1500))
  expect(await isClosed).toBe(true)
  // One is answered, 64 wait, and one is too many. Node used to read all of a piece of 64 KB.
  expect(read).toBe(66)
})

/** Time until another client has a page that must be rendered, in ms. */
async function renderTimeFor(address: string, url: string): Promise<number> {
  const socket = await open(address)
  const start = performance.now()
  socket.write(request(url))
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toContain('200 OK')
  return performance.now() - start
}

const distinct = (name: string, count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => request(`/?${name}=${first + i}`)).join('')

it('answers others quickly while a connection floods it with queries that no page reads', async () => {
  await start({ pipelinedRequests: 1000 }, 'slow')
  ;(await open()).resume().write(distinct('flood', 900))
  await wait(50)
  expect(await renderTimeFor('127.0.0.2', '/?q=healthy')).toBeLessThan(300)
}, 20_000)

it('answers others quickly while many connections of a client flood it with queries that a page reads', async () => {
  await start({}, 'slow')
  let refused = ''
  const flood: Socket[] = []
  for (let i = 0; i < 20; i++) flood.push(await open())
  for (const [i, socket] of flood.entries())
    socket.on('data', (data: Buffer) => (refused += data.toString())).write(distinct('q', 40, i * 40))
  await wait(50)
  expect(await renderTimeFor('127.0.0.2', '/?q=healthy')).toBeLessThan(300)
  // The answers to the flood may arrive after that to the other client.
  const end = Date.now() + 5000
  const refusal = /503 Service Unavailable[^]*retry-after: 1/
  while (!refusal.test(refused) && Date.now() < end) await wait(50)
  expect(refused).toMatch(refusal)
}, 20_000)

it('answers others before the requests that a client has pipelined', async () => {
  let flood = 0
  const answer = async (request: Request) => {
    if (request.url.endsWith('/healthy')) return new Response('healthy')
    const end = performance.now() + 1
    while (performance.now() < end) continue
    flood++
    return Promise.resolve(new Response('flood'))
  }
  await listen(answer)
  for (let i = 0; i < 100; i++) (await open()).resume().write(request('/flood').repeat(60))
  await until(() => flood > 100)
  const healthy = await open('127.0.0.2')
  const before = flood
  healthy.write(request('/healthy'))
  await once(healthy, 'data')
  expect(flood - before).toBeLessThan(60)
})

it.each([
  ['of one address', '127.0.0.2', {}],
  ['of one visitor behind a proxy', '127.0.0.1', { visitorOf }],
])('answers others before the requests on many connections %s', async (_, address, options) => {
  let flood = 0
  const answer = async ({ url }: Request) => {
    if (url.endsWith('/healthy')) return new Response('healthy')
    const end = performance.now() + 2
    while (performance.now() < end) continue
    flood++
    return Promise.resolve(new Response('flood'))
  }
  await listen(answer, options)
  for (let i = 0; i < 200; i++) {
    const socket = await open()
    const ask = () => socket.write(requestOf('a', '/flood'))
    socket.on('data', ask)
    ask()
  }
  await until(() => flood > 50)
  const healthy = await open(address)
  const before = flood
  healthy.write(requestOf('b', '/healthy'))
  await once(healthy, 'data')
  expect(flood - before).toBeLessThan(30)
})
