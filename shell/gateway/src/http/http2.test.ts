import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { get } from 'node:https'
import { connect as connectPlain, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'
import { Hono } from 'hono'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { makeLog } from '@virida/shared/platform/log/log'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { ask, frames, send } from '../testing/http2-client'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { testProcesses } from '../testing/test-processes'
import { createSiteServer, type ServerOptions } from './server'

const {
  NGHTTP2_CANCEL: canceled,
  NGHTTP2_ENHANCE_YOUR_CALM: calm,
  NGHTTP2_REFUSED_STREAM: refused,
} = constants
const megabyte = 1024 * 1024
const files = selfSigned()
const certificate = { cert: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') }
const trusting = { host: '127.0.0.1', ca: certificate.cert }
const processes = testProcesses()

let server: Server
let port: number
const sessions: ClientHttp2Session[] = []
const sockets: Socket[] = []

const app = new Hono()
  .get('/', (c) => c.text('ok'))
  .get('/url', (c) => c.text(c.req.url))
  .get('/slow', async (c) => {
    await wait(200)
    return c.text('slow')
  })
  .get('/large', (c) => c.body(new Uint8Array(400_000)))
  .post('/unread', (c) => c.text('ok'))
  .post('/length', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`))
  .post('/', async (c) => c.text(await c.req.text().catch(() => 'The client has gone')))

async function start(options: ServerOptions = {}, fetch: Hono['fetch'] = app.fetch) {
  server = createSiteServer(fetch, { certificate, ...options })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy()
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open(localAddress = '127.0.0.1'): ClientHttp2Session {
  const socket = connectPlain({ port, host: '127.0.0.1', localAddress })
  const session = connect(`https://127.0.0.1:${port}`, {
    createConnection: () => connectEncrypted({ ...trusting, socket, ALPNProtocols: ['h2'] }),
  })
  session.on('error', () => undefined)
  sessions.push(session)
  return session
}

function sendFrames(bytes: readonly Buffer[]) {
  const { socket, closed } = send(port, bytes)
  sockets.push(socket)
  return Promise.race([closed, wait(5000, 'open' as const)])
}

/** Time until a client gets an answer on a connection of its own, in ms. */
async function healthyTime(url = '/'): Promise<number> {
  const session = open('127.0.0.2')
  await once(session, 'connect')
  const startedAt = performance.now()
  expect(await ask(session, { ':path': url })).toMatchObject({ status: 200 })
  return performance.now() - startedAt
}

/** Whether the server ends a new connection at once. */
async function isRefused(): Promise<boolean> {
  const session = open()
  const connected = once(session, 'connect').then(() => false)
  const ended = new Promise<boolean>((resolve) => session.once('close', () => resolve(true)))
  return Promise.race([connected.catch(() => true), ended])
}

const odd = (count: number) => Array.from({ length: count }, (_, i) => 1 + 2 * i)

function openHttp1(): Socket {
  const socket = connectEncrypted({ ...trusting, port })
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

it('speaks HTTP/2, and HTTP/1.1 with clients that do not know it', async () => {
  await start()
  const url = `https://127.0.0.1:${port}/url`
  const session = open()
  expect(await ask(session, { ':path': '/url' })).toMatchObject({ status: 200, text: url })
  expect(session.alpnProtocol).toBe('h2')
  const text = await new Promise<string>((resolve) => {
    get(url, { ca: certificate.cert, agent: false }, (response) => {
      response.on('data', (data: Buffer) => resolve(`${response.httpVersion} ${data.toString()}`))
    })
  })
  expect(text).toBe(`1.1 ${url}`)
})

it('refuses what HTTP/1.1 cannot mean with the headers of all answers', async () => {
  await start()
  const socket = openHttp1()
  socket.write('nonsense\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 [^]*strict-transport-security: max-age=31536000/)
})

it('closes a connection that is not encrypted, and goes on', async () => {
  await start()
  const socket = connectPlain(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'close')
  expect(await healthyTime()).toBeLessThan(5000)
})

it.each([
  [400, 'two hosts', { ':authority': 'a.example', host: 'b.example' }],
  [400, 'a scheme that is not https', { ':scheme': 'http' }],
  [405, 'CONNECT', { ':method': 'CONNECT', ':authority': 'a.example:443' }],
  [417, 'an expectation', { expect: 'more' }],
])('answers %d to %s, with the headers of all answers', async (status, _, headers) => {
  await start()
  const request = ':method' in headers ? headers : { ':path': '/', ...headers }
  const answer = await ask(open(), request)
  expect(answer).toMatchObject({
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': expect.any(String) as string,
      'strict-transport-security': expect.any(String) as string,
    },
  })
})

it('ends a request with too long headers, and answers the next one', async () => {
  await start()
  const session = open()
  await once(session, 'localSettings')
  expect(await ask(session, { ':path': '/', cookie: 'x'.repeat(20_000) })).toMatchObject({ code: calm })
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('answers more requests of a connection than it works on at the same time', async () => {
  await start()
  const session = open()
  const answers = await Promise.all(odd(99).map(() => ask(session, { ':path': '/slow' })))
  expect(answers.every(({ text }) => text === 'slow')).toBe(true)
})

it('tells a client with too many open requests to send them again', async () => {
  await start({ requestsPerClient: 3 })
  const ofOne = [open(), open()]
  const answers = await Promise.all(
    ofOne.flatMap((session) => odd(4).map(() => ask(session, { ':path': '/slow' }))),
  )
  expect(answers.map(({ status, code }) => status ?? code).sort((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(refused),
    ...Array<number>(3).fill(200),
  ])
  // The limit is of what is open at the same time.
  expect(await ask(ofOne[0]!, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('does not limit the open requests of a trusted proxy', async () => {
  await start({ requestsPerClient: 1, isProxy: () => true })
  const session = open()
  const answers = await Promise.all(odd(90).map(() => ask(session, { ':path': '/slow' })))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

it('ends only the request of a proxy whose body comes in single bytes', async () => {
  await start({ isProxy: () => true })
  const bytes = [frames.post(1), ...Array<Buffer>(2000).fill(frames.data(1, 'x'))]
  expect(await sendFrames(bytes)).toBe('open')
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

it('closes a connection on which a client takes back thousands of requests, and answers others quickly', async () => {
  await start()
  const flood = sendFrames(odd(2000).flatMap((id) => [frames.get(id), frames.reset(id, canceled)]))
  await wait(10)
  expect(await healthyTime()).toBeLessThan(300)
  expect(await flood).toBe(calm)
})

it('accepts no connection of a client that takes back thousands of requests on one connection after another', async () => {
  await start()
  for (let n = 0; n < 4; n++)
    await sendFrames(odd(2000).flatMap((id) => [frames.get(id), frames.reset(id, canceled)]))
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
})

it('refuses what another website goes on to load, and not the visitor whose browser it uses', async () => {
  await start()
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
  for (let n = 0; n < 6; n++) {
    const session = open().on('error', () => undefined)
    const streams = odd(90).map(() =>
      session.request({ ':path': '/slow', ...image }).on('error', () => undefined),
    )
    await wait(50)
    for (const stream of streams) stream.close(canceled)
    await wait(20)
  }
  const refused = open().on('error', () => undefined)
  const closed = new Promise((resolve) => refused.once('close', () => resolve('closed')))
  refused.request({ ':path': '/', ...image }).on('error', () => undefined)
  expect(await Promise.race([closed, wait(3000, 'open')])).toBe('closed')
  expect(await ask(open(), { ':path': '/' })).toMatchObject({ status: 200 })
})

it('accepts no connection of a client that has broken the protocol on many connections', async () => {
  await start()
  await sendFrames([frames.emptyWindowUpdate])
  expect(await isRefused()).toBe(false)
  for (let n = 0; n < 40 && !(await isRefused()); n++)
    await Promise.all(odd(5).map(() => sendFrames([frames.emptyWindowUpdate])))
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
}, 20_000)

it('keeps a connection open on which a browser takes back the requests of a page', async () => {
  await start()
  const session = open()
  const streams = odd(90).map(() => session.request({ ':path': '/slow' }).on('error', () => undefined))
  await wait(50)
  for (const stream of streams) stream.close(canceled)
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('keeps a connection open that gets thousands of answers', async () => {
  await start()
  const session = open()
  const requests = [
    ...['GET', 'HEAD', 'POST'].map((method) => ({ ':method': method, ':path': '/' })),
    { ':method': 'POST', ':path': '/unread' },
  ]
  for (let round = 0; round < 24; round++) {
    const answers = await Promise.all(odd(25).flatMap(() => requests.map((request) => ask(session, request))))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
}, 20_000)

it('survives a client that breaks the protocol', async () => {
  await start({ idleTimeout: 500 })
  expect(await sendFrames([Buffer.from('nonsense '.repeat(100))])).not.toBe('open')
  expect(await healthyTime()).toBeLessThan(5000)
})

it.each([
  ['pings', Array<Buffer>(2000).fill(frames.ping)],
  ['settings', Array<Buffer>(2000).fill(frames.settings)],
  ['bodies in single bytes', [frames.post(1), ...Array<Buffer>(2000).fill(frames.data(1, 'x'))]],
])('closes a connection that is flooded with %s', async (_, bytes) => {
  await start()
  expect(await sendFrames(bytes)).toBe(calm)
  expect(await healthyTime()).toBeLessThan(1000)
})

// Node tells nothing of these frames.
it.each([
  ['changes of a window', [frames.get(1), ...Array<Buffer>(200_000).fill(frames.windowUpdate(1))]],
  ['changes of priority', Array<Buffer>(200_000).fill(frames.priority(1))],
  ['headers that are too long', odd(200).map(frames.longHeaders)],
])('closes a connection that is flooded with %s, and refuses a client that goes on', async (_, bytes) => {
  await start()
  for (let n = 0; n < 3; n++) expect(await sendFrames(bytes)).not.toBe('open')
  expect(await isRefused()).toBe(true)
  expect(await healthyTime()).toBeLessThan(1000)
})

it('keeps a connection open on which a client sends a large body', async () => {
  await start()
  const session = open()
  const stream = session.request({ ':method': 'POST', ':path': '/length' })
  stream.end(Buffer.alloc(8 * megabyte))
  expect(await text(stream)).toBe(`${8 * megabyte}`)
  await wait(200)
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})

it.each([
  ['begins', frames.get],
  ['has sent the head of', frames.post],
  ['waits to be asked for the body of', frames.expectingPost],
])('survives a client that %s a request and takes it back at once', async (_, request) => {
  await start()
  const errors = jest.spyOn(console, 'error')
  for (const code of [constants.NGHTTP2_NO_ERROR, canceled])
    void sendFrames(odd(50).flatMap((id) => [request(id), frames.reset(id, code)]))
  await wait(300)
  expect(await ask(open(), { ':path': '/' })).toMatchObject({ status: 200 })
  expect(errors).not.toHaveBeenCalled()
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
  const closed = new Promise((resolve) => server.close(() => resolve('closed')))
  expect(await slow).toMatchObject({ status: 200, text: 'slow' })
  expect(await Promise.race([closed, wait(2000, 'open')])).toBe('closed')
})

describe('the gateway', () => {
  async function startGateway(page: string, map?: MapSettings) {
    const dir = await fixtureSite()
    await publishSection(dir, '1.1.0', sectionCode(page))
    mkdirSync(path.join(dir, 'shell', 'media'), { recursive: true })
    writeFileSync(path.join(dir, 'shell', 'media', 'picture.1.avif'), Buffer.alloc(400_000, 1))
    const gateway = createGateway({
      releasesDir: dir,
      mailUrl: 'http://127.0.0.1:9',
      processes: processes(),
      log: makeLog('silent'),
      ...(map ? { map } : {}),
    })
    await gateway.request('/')
    await start({}, gateway.fetch)
  }

  it('answers others quickly while a client floods it with pages on one connection', async () => {
    await startGateway('slow')
    const session = open()
    await once(session, 'connect')
    const flood = odd(100).map((n) => ask(session, { ':path': `/?q=${n}` }))
    await wait(50)
    expect(await healthyTime('/?q=healthy')).toBeLessThan(300)
    expect((await Promise.all(flood)).some(({ status }) => status === 503)).toBe(true)
  }, 20_000)

  /** Asks for an address a thousand times on ten connections, and reads nothing. */
  async function askWithoutReading(address: string) {
    for (let i = 0; i < 10; i++) {
      const session = open()
      await once(session, 'connect')
      for (let n = 0; n < 100; n++)
        session
          .request({ ':path': address })
          .on('error', () => undefined)
          .pause()
    }
    await wait(1500)
  }

  it('keeps its memory while clients ask for a picture hundreds of times and read nothing', async () => {
    await startGateway('first')
    const before = process.memoryUsage().rss
    await askWithoutReading('/r/shell/media/picture.1.avif')
    expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(150)
  }, 20_000)

  it('keeps one copy of a page while clients ask for it hundreds of times and read nothing', async () => {
    await startGateway('x'.repeat(400_000))
    const before = process.memoryUsage().arrayBuffers
    await askWithoutReading('/')
    expect((process.memoryUsage().arrayBuffers - before) / megabyte).toBeLessThan(20)
  }, 20_000)

  it('sends the headers of a page without those of HTTP/1.1', async () => {
    await startGateway('first')
    const { status, headers } = await ask(open(), { ':path': '/' })
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers.connection).toBeUndefined()
  })

  const navigation = { 'sec-fetch-mode': 'navigate' }

  /** The links of the early hints of a request, and its document. */
  async function hintsOf(url: string, headers: Record<string, string>) {
    const stream = open().request({ ':path': url, ...headers })
    const hints: string[] = []
    stream.on('headers', (early) => {
      expect(early[':status']).toBe(103)
      hints.push(...String(early.link).split(', '))
    })
    let html = ''
    stream.setEncoding('utf8').on('data', (data: string) => (html += data))
    await once(stream, 'end')
    return { hints, html }
  }

  it.each<[string, string, MapSettings | undefined]>([
    ['contains its styles', '/?q=new', undefined],
    ['links its styles', '/dealers', { googleKey: 'key' }],
  ])('names the files that a document which %s loads, while it is rendered', async (_, url, map) => {
    await startGateway('query', map)
    const { hints, html } = await hintsOf(url, navigation)
    const loaded = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/r\/[^"]+)"/g)]
    expect(hints.length).toBeGreaterThan(2)
    expect(hints.map((link) => /^<([^>]+)>; rel=(?:module)?preload/.exec(link)?.[1])).toEqual(
      loaded.map(([, address]) => address),
    )
  })

  it('sends no early hints for a page that is in its cache', async () => {
    await startGateway('query')
    await hintsOf('/?q=new', navigation)
    const { hints, html } = await hintsOf('/?q=new', navigation)
    expect([hints, html]).toEqual([[], expect.stringContaining('query')])
  })

  it.each([
    ['a request that is no navigation', { 'sec-fetch-mode': 'cors' }],
    ['a client that does not say what it wants', {}],
  ])('sends no early hints to %s', async (_, headers: Record<string, string>) => {
    await startGateway('query')
    expect((await hintsOf('/?q=new', headers)).hints).toEqual([])
  })
})
