import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { ServerResponse, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { makeLog } from '@virida/shared/platform/log/log'
import { until } from '@virida/shared/platform/testing/until'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'
import { createSiteServer } from './server'

const securityHeaders = [
  'content-security-policy',
  'reporting-endpoints',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

const megabyte = 1024 * 1024

const processes = testProcesses()
let server: Server
let port: number
const sockets: Socket[] = []

async function start(options: Parameters<typeof createSiteServer>[1] = {}, page = 'first') {
  const dir = await fixtureSite()
  await publishSection(dir, '1.1.0', sectionCode(page))
  const media = path.join(dir, 'shell', 'media')
  mkdirSync(media, { recursive: true })
  writeFileSync(path.join(media, 'picture.1.avif'), Buffer.alloc(400_000, 1))
  writeFileSync(path.join(media, 'film.1.mp4'), '')
  truncateSync(path.join(media, 'film.1.mp4'), 300 * megabyte)
  const app = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    processes: processes(),
    // The requests that a test leaves cannot be answered after it.
    log: makeLog('silent'),
  })
  // Starts the render process, as the gateway does when it starts.
  await app.request('/')
  await listen(createSiteServer(app.fetch, options))
}

async function listen(made: Server) {
  server = made
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

const closed = (socket: Socket) =>
  Promise.race([new Promise((resolve) => socket.once('close', () => resolve(true))), wait(3000, false)])

const request = (url: string) => `GET ${url} HTTP/1.1\r\nHost: site.example\r\n\r\n`
const requestOf = (visitor: string, url: string) =>
  `GET ${url} HTTP/1.1\r\nHost: site.example\r\nVia: ${visitor}\r\n\r\n`
const picture = '/r/shell/media/picture.1.avif'

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

it('keeps its memory while clients download a film of 300 MB and read nothing', async () => {
  await start()
  const growth = await growthOf(async () => {
    for (let i = 0; i < 10; i++) (await open()).pause().write(request('/r/shell/media/film.1.mp4'))
    await wait(1000)
  })
  expect(growth).toBeLessThan(60)
}, 20_000)

it('reads no more of what a connection has sent when it closes it for too many requests', async () => {
  await listen(createSiteServer(answerUnlessFlood))
  let read = 0
  server.prependListener('request', () => read++)
  const socket = await open('127.0.0.3')
  const isClosed = closed(socket)
  socket.write(request('/flood').repeat(1500))
  expect(await isClosed).toBe(true)
  // One is answered, 64 wait, and one is too many. Node used to read all of a piece of 64 KB.
  expect(read).toBe(66)
})

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

it('closes a connection whose client does not read', async () => {
  await start({ idleTimeout: 500 })
  const socket = await open()
  socket.pause().write(request('/r/shell/media/film.1.mp4'))
  const end = Date.now() + 3000
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
  while ((await count()) > 0 && Date.now() < end) await wait(50)
  expect(await count()).toBe(0)
})

const upload = `POST /flood HTTP/1.1\r\nHost: site.example\r\nContent-Length: 60000\r\n\r\n${'x'.repeat(1000)}`

it.each([
  ['requests that wait on one connection', request('/flood').repeat(60), 100],
  ['uploads', upload, 150],
])('refuses a client that takes back hundreds of %s, and no other', async (_, sent, connections) => {
  await listen(createSiteServer(answerUnlessFlood))
  const first = await open('127.0.0.3')
  for (let at = 0; at < connections; at++) await takeBack(sent, '127.0.0.3')
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerOn(first)).toMatch(/^HTTP\/1.1 429 /)
  expect(await closed(await open('127.0.0.3'))).toBe(true)
})

it('lets the app see 64 uploads of a client at a time, and those of others', async () => {
  await listen(createSiteServer(answerUnlessFlood))
  for (let at = 0; at < 64; at++) (await open('127.0.0.3')).write(upload)
  expect(await answerOn(await open('127.0.0.3'), upload)).toMatch(/^HTTP\/1.1 429 /)
  expect(await answerOn(await open('127.0.0.3'))).toMatch(/^HTTP\/1.1 200 /)
  const [first] = sockets
  first?.destroy()
  const other = upload.replace('/flood', '/healthy').replace('60000', '1000')
  expect(await answerOn(await open('127.0.0.2'), other)).toMatch(/^HTTP\/1.1 200 /)
  await wait(50)
  expect(await answerOn(await open('127.0.0.3'), other)).toMatch(/^HTTP\/1.1 200 /)
})

it('forgets uploads that waited behind another request of a closed connection', async () => {
  await listen(createSiteServer(answerUnlessFlood))
  for (let at = 0; at < 70; at++) await takeBack(request('/flood') + upload, '127.0.0.3')
  await wait(50)
  const post = upload.replace('/flood', '/healthy').replace('60000', '1000')
  expect(await answerOn(await open('127.0.0.3'), post)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses what another website goes on to load, and not the visitor whose browser it uses', async () => {
  await listen(createSiteServer(answerUnlessFlood))
  const headers = (dest: string) => `Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: ${dest}\r\n\r\n`
  const image = (url: string) => request(url).replace('\r\n\r\n', `\r\n${headers('image')}`)
  const post = upload.replace('\r\n\r\n', `\r\n${headers('empty')}`)
  for (let at = 0; at < 150; at++) await takeBack(post, '127.0.0.3')
  expect(await answerOn(await open('127.0.0.3'), image('/healthy'))).toMatch(/^HTTP\/1.1 429 /)
  expect(await answerOn(await open('127.0.0.3'))).toMatch(/^HTTP\/1.1 200 /)
  const link = request('/healthy').replace('\r\n\r\n', `\r\n${headers('document')}`)
  expect(await answerOn(await open('127.0.0.3'), link)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses a client that sends what no browser does in the name of another website', async () => {
  await listen(createSiteServer(answerUnlessFlood))
  const image = request('/flood').replace('\r\n\r\n', '\r\nSec-Fetch-Site: cross-site\r\n\r\n')
  for (let at = 0; at < 150; at++) await takeBack(image.repeat(60), '127.0.0.3')
  expect(await closed(await open('127.0.0.3'))).toBe(true)
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
})

it.each(['', 'Expect: x\r\n'])('answers a client in its pause in turn with others: %j', async (header) => {
  let answered = 0
  const counting = (given: Request) => {
    answered++
    return answerUnlessFlood(given)
  }
  await listen(createSiteServer(counting))
  const held = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.3')))
  const flood = request('/flood').replace('\r\n\r\n', `\r\n${header}\r\n`)
  for (let at = 0; at < 100; at++) await takeBack(flood.repeat(60), '127.0.0.3')
  const texts = held.map((socket) => {
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.write(flood.repeat(1000))
    return closed(socket).then(() => text)
  })
  answered = 0
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
  expect(answered).toBe(1)
  // One refusal closes a connection; the other requests on it get no answer.
  for (const text of await Promise.all(texts))
    expect(text.split('HTTP/1.1 429 ').length).toBeLessThanOrEqual(2)
})

it('refuses a visitor of a proxy who takes back hundreds of uploads, and no other', async () => {
  const visitorOf = (_: string, { via = '' }: { via?: string }) => via
  await listen(
    createSiteServer(answerUnlessFlood, { isProxy: (address) => address === '127.0.0.1', visitorOf }),
  )
  const of = (visitor: string) => upload.replace('Host:', `Via: ${visitor}\r\nHost:`)
  for (let at = 0; at < 150; at++) await takeBack(of('192.0.2.1'))
  expect(await answerOn(await open(), requestOf('192.0.2.2', '/healthy'))).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerOn(await open(), requestOf('192.0.2.1', '/healthy'))).toMatch(/^HTTP\/1.1 429 /)
})

/** Answers `/flood` when its client has gone, and everything else at once. */
const answerUnlessFlood = async ({ url, signal }: Request) => {
  if (url.endsWith('/flood') && !signal.aborted) await once(signal, 'abort')
  return new Response('healthy')
}

async function takeBack(sent: string, localAddress?: string) {
  const socket = await open(localAddress)
  socket.write(sent)
  await wait(1)
  socket.destroy()
}

async function answerOn(socket: Socket, sent = request('/healthy')): Promise<string> {
  socket.write(sent)
  return String((await once(socket, 'data'))[0])
}

it('closes connections of one address over the limit, and none of a trusted proxy', async () => {
  await start({ connectionsPerClient: 2 })
  await open()
  await open()
  expect(await closed(await open())).toBe(true)
  server.closeAllConnections()
  server.close()
  await start({ connectionsPerClient: 2, isProxy: (address) => address === '127.0.0.1' })
  for (let i = 0; i < 3; i++) await open()
  const last = await open()
  last.write(request('/robots.txt'))
  expect(
    await new Promise((resolve) => last.once('data', (data: Buffer) => resolve(data.toString()))),
  ).toContain('200 OK')
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
  await listen(createSiteServer(answer))
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
  [
    'of one visitor behind a proxy',
    '127.0.0.1',
    { visitorOf: (_: string, { via = '' }: { via?: string }) => via },
  ],
])('answers others before the requests on many connections %s', async (_, address, options) => {
  let flood = 0
  const answer = async ({ url }: Request) => {
    if (url.endsWith('/healthy')) return new Response('healthy')
    const end = performance.now() + 2
    while (performance.now() < end) continue
    flood++
    return Promise.resolve(new Response('flood'))
  }
  await listen(createSiteServer(answer, options))
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

const bodyOfSingleBytes = (method: string, count: number) =>
  `${method} / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(count)}`

const bodyReader = new Hono()
  .get('/', (c) => c.text('ok'))
  .post('/', async (c) => c.text(await c.req.text().catch(() => 'The client has gone')))

it.each([
  ['POST', '400 Bad Request'],
  ['GET', '200 OK'],
])('ends the connection of a %s request whose body comes in single bytes', async (method, status) => {
  await listen(createSiteServer(bodyReader.fetch))
  const socket = await open()
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(bodyOfSingleBytes(method, 20_000))
  expect(await closed(socket)).toBe(true)
  expect(answer).toContain(status)
})

it('answers a body in single bytes on a connection that has had an answer before', async () => {
  await listen(createSiteServer(bodyReader.fetch))
  const socket = await open()
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(request('/'))
  await until(() => answer.endsWith('ok'))
  socket.write(bodyOfSingleBytes('POST', 20_000))
  expect(await closed(socket)).toBe(true)
  expect(answer).toContain('400 Bad Request')
})

it('answers others quickly while clients send bodies in single bytes', async () => {
  await listen(createSiteServer(bodyReader.fetch))
  for (let i = 0; i < 10; i++) (await open()).write(bodyOfSingleBytes('POST', 100_000))
  const before = performance.now()
  const healthy = await open()
  healthy.write(request('/'))
  await once(healthy, 'data')
  expect(performance.now() - before).toBeLessThan(1000)
}, 60_000)

it.each([
  ['a path that is not ASCII', 'GET /\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
  ['a method that does not exist', 'NONE / HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
  ['a header with a control character', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: \u0001\r\n\r\n', '400'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
    '431',
  ],
])(
  'answers %s on a connection that has had an answer before, as those of proxies have',
  async (_, bad, status) => {
    await start()
    const socket = await open()
    const answers: string[] = []
    socket.on('data', (bytes: Buffer) => answers.push(bytes.toString('latin1')))
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until(() => answers.join('').startsWith('HTTP/1.1 '))
    await wait(50)
    answers.splice(0)
    const closed = once(socket, 'close')
    socket.write(bad)
    await closed
    expect(answers.join('').startsWith(`HTTP/1.1 ${status}`)).toBe(true)
  },
)

it('closes the connection of a request that it cannot read while it writes another answer', async () => {
  const endless = () => new ReadableStream({ start: (body) => body.enqueue(Buffer.from('first part')) })
  await listen(createSiteServer(() => new Response(endless())))
  const socket = await open()
  const answers: string[] = []
  socket.on('data', (bytes: Buffer) => answers.push(bytes.toString('latin1')))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until(() => answers.join('').includes('first part'))
  const closed = once(socket, 'close')
  socket.write('GET /\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await closed
  expect(answers.join('')).not.toContain('400')
})

it('does not answer a request with the refusal of what follows it', async () => {
  await listen(createSiteServer(async () => wait(300, new Response('late'))))
  const socket = await open()
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(`${request('/')}GET /\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(await closed(socket)).toBe(true)
  expect(answer).toBe('')
})

it('answers 400 to a request with two Host headers', async () => {
  await start()
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('400 Bad Request')
})

it.each([
  ['400 Bad Request', 'nonsense\r\n\r\n'],
  [
    '431 Request Header Fields Too Large',
    `GET / HTTP/1.1\r\nHost: a.example\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
  ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'],
  ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: 256.1.1.1\r\n\r\n'],
  ['404 Not Found', request('/r/nothing')],
  ['417 Expectation Failed', 'POST / HTTP/1.1\r\nHost: a.example\r\nExpect: more\r\n\r\n'],
  ['405 Method Not Allowed', 'DELETE / HTTP/1.1\r\nHost: a.example\r\n\r\n'],
  ['405 Method Not Allowed', 'TRACE / HTTP/1.1\r\nHost: a.example\r\n\r\n'],
])('sends all security headers with %s', async (status, text) => {
  await start()
  const socket = await open()
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain(status)
  expect(answer.toString()).not.toMatch(/\n {4}at /)
  for (const name of securityHeaders) expect(answer.toString().toLowerCase()).toContain(`\n${name}: `)
})

it('is closed soon although clients hold connections without a request, and answers one that is on its way', async () => {
  await start()
  const [late] = [await open(), await open()]
  ;(await open()).write('GET / HTTP/1.1\r\nHost: a\r\n')
  await wait(50)
  const ended = new Promise((resolve) => server.close(() => resolve('closed')))
  late.write(request('/livez'))
  const answer = await new Promise((resolve) => late.once('data', (data) => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(await Promise.race([ended, wait(5000, 'open')])).toBe('closed')
}, 20_000)
