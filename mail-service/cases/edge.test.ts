import { tmpdir } from 'node:os'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { endpoint, limits } from '@virida/shared/enquiry'
import { createApp } from '../src/app'
import { networks } from '../src/http/address'
import type { Pace } from '../src/http/body'
import { rateLimit } from '../src/http/rate'
import type { Outbox } from '../src/outbox/outbox'
import { makeServer } from '../src/server'
import { aRequest } from '../testing/service'
import { until } from '../testing/until'

// Whole services, processes and databases start in here, on whatever machine this is.
jest.setTimeout(60_000)

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

type Given = { perMinute?: number; trusted?: string[]; pace?: Pace; allowedOrigins?: string[] }

/** The edge alone: what gets through it counts as stored. */
function anApp({ perMinute = 0, trusted = [], pace, allowedOrigins = [] }: Given = {}) {
  const outbox = {
    accept: ({ id }: { id: string }) => Promise.resolve({ id, duplicate: false }),
  } as Partial<Outbox> as Outbox
  return createApp({
    origin: { allowedOrigins, trustedProxies: networks(trusted) },
    sendEmail: {
      outbox,
      spam: { minElapsed: 0, maxLinks: 100 },
      rate: rateLimit({ perMinute, perHour: 0, alarmPerHour: 0 }, () => undefined),
      inFlightBytes: 1e8,
      uploads: tmpdir(),
      onAccepted: () => undefined,
      ...(pace ? { pace } : {}),
    },
    isClosing: () => false,
    onError: () => undefined,
  })
}
async function listen(given: Given = {}, timeouts: Parameters<typeof makeServer>[1] = {}) {
  const server = makeServer(anApp(given), timeouts)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
const json = { 'Content-Type': 'application/json' }
const send = (
  app: ReturnType<typeof anApp>,
  headers: Record<string, string> = {},
  peer = '203.0.113.9',
  method = 'POST',
) =>
  app.request(
    `http://www.virida.example.com${endpoint}`,
    {
      method,
      headers: { Host: 'www.virida.example.com', ...json, ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(aRequest()) } : {}),
    },
    { peer },
  )

/** Speaks HTTP by hand. */
function raw(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  let closed = false
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (closed = true))
  close.push(() => socket.destroy())
  return {
    socket,
    received: () => received,
    closed: () => closed,
    status: async (patience = 10_000) => {
      await until(() => received.includes('\r\n\r\n') || closed, patience)
      return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
    },
  }
}
const head = (...lines: string[]) =>
  [`POST ${endpoint} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )

describe('case 21: bodies that are not what they claim', () => {
  test('300 MB in chunks: refused early, without being kept', async () => {
    const { socket, status, received } = raw(await listen())
    const before = process.memoryUsage().rss
    socket.write(head('Transfer-Encoding: chunked'))
    const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`
    let sent = 0
    const pump = () => {
      while (sent < 300 && !socket.destroyed && !received()) {
        sent++
        if (!socket.write(chunk)) return void socket.once('drain', pump)
      }
    }
    pump()
    expect(await status()).toBe(413)
    expect(received()).toContain(`{"ok":false,"error":"too_large","limit":${limits.requestBytes}}`)
    expect(sent).toBeLessThan(100)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })
  test('a declared length above the limit: refused before the body', async () => {
    const { socket, status } = raw(await listen())
    socket.write(head('Content-Length: 300000000'))
    expect(await status(2000)).toBe(413)
  })
  test('fewer bytes than declared: nothing is stored', async () => {
    const { socket, received } = raw(await listen())
    socket.end(`${head('Content-Length: 1000')}{"subject":"a","body":"b"}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(received()).not.toContain('200 OK')
  })
  test('compressed: refused', async () => {
    const response = await send(anApp(), { 'Content-Encoding': 'gzip' })
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 415,
      body: { ok: false, error: 'media_type' },
    })
  })
  test('two ways to say where it ends: refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(`${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`)
    expect(await status()).toBe(400)
    expect(received()).toContain('{"ok":false,"error":"bad_request"}')
  })
  test('20 KB of headers: refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(head(`X-Long: ${'a'.repeat(20_000)}`))
    expect(await status()).toBe(431)
    expect(received()).toContain('{"ok":false,"error":"headers_too_large"}')
  })
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
  ])('%s: refused', async (type) => {
    expect((await send(anApp(), { 'Content-Type': type })).status).toBe(415)
  })
})

describe('case 22: slow senders', () => {
  test('slow headers: 408 in time', async () => {
    const { socket, status, received } = raw(
      await listen({}, { headersTimeout: 500, connectionsCheckingInterval: 100 }),
    )
    socket.write(`POST ${endpoint} HTTP/1.1\r\nHost: x\r\n`)
    expect(await status(3000)).toBe(408)
    expect(received()).toContain('{"ok":false,"error":"timeout"}')
  })
  test('a body that stops coming: 408 in time', async () => {
    const { socket, status, received } = raw(await listen({ pace: { idle: 300, slowest: 0, grace: 1e6 } }))
    socket.write(`${head('Content-Length: 1000')}{"subject":`)
    expect(await status(3000)).toBe(408)
    expect(received()).toContain('{"ok":false,"error":"timeout"}')
  })
  test('a body that drips: 408 in time', async () => {
    const { socket, status } = raw(await listen({ pace: { idle: 1000, slowest: 1000, grace: 300 } }))
    socket.write(head('Content-Length: 1000'))
    const drip = setInterval(() => socket.write('a'), 50)
    close.push(() => clearInterval(drip))
    expect(await status(3000)).toBe(408)
  })
  test('a thousand idle connections: others are served as quickly as ever', async () => {
    const port = await listen()
    const idle = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    close.push(() => idle.forEach((socket) => socket.destroy()))
    await until(() => idle.every((socket) => !socket.connecting))
    const times: number[] = []
    for (let n = 0; n < 100; n++) {
      const begun = performance.now()
      const body = JSON.stringify(aRequest())
      const response = await fetch(`http://127.0.0.1:${port}${endpoint}`, {
        method: 'POST',
        headers: json,
        body,
      })
      expect(response.status).toBe(200)
      times.push(performance.now() - begun)
    }
    expect(times.sort((a, b) => a - b)[98]).toBeLessThan(200)
  }, 20_000)
})

describe('case 23: only our own pages', () => {
  const own = 'https://www.virida.example.com'
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['null, as from a sandboxed frame', { Origin: 'null' }],
    ['a name that only begins like ours', { Origin: `${own}.evil.example` }],
    ['our name as a user name', { Origin: 'https://www.virida.example.com@evil.example' }],
    ['another port of ours', { Origin: `${own}:8443` }],
    ['cross-site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site without an origin', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'an untrusted sender that forwards our name',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
  ])('%s: 403 and no CORS headers', async (_, headers) => {
    const response = await send(anApp(), headers)
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 403,
      body: { ok: false, error: 'origin' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  test('a preflight of another site: 403 and no CORS headers', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const response = await send(anApp(), headers, undefined, 'OPTIONS')
    expect(response.status).toBe(403)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  test.each<[string, Record<string, string>, Given]>([
    ['our own page', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, {}],
    [
      'a configured origin',
      { Origin: 'https://preview.example' },
      { allowedOrigins: ['https://preview.example'] },
    ],
    ['a program without a browser', {}, {}],
    [
      'the name that a trusted proxy forwards',
      { Host: '127.0.0.1:3001', 'X-Forwarded-Host': 'www.virida.example.com', Origin: own },
      { trusted: ['203.0.113.9'] },
    ],
  ])('%s: 200', async (_, headers, given) => {
    expect((await send(anApp(given), headers)).status).toBe(200)
  })
})

describe('case 24: too many from one client', () => {
  const statuses = async (
    app: ReturnType<typeof anApp>,
    headersOf: (n: number) => Record<string, string>,
    peerOf = (_n: number) => '203.0.113.9',
  ) => {
    const all: number[] = []
    for (let n = 0; n < 100; n++) all.push((await send(app, headersOf(n), peerOf(n))).status)
    return all.filter((status) => status === 200).length
  }
  test('a hundred from one address: 429 with Retry-After', async () => {
    const app = anApp({ perMinute: 5 })
    expect(await statuses(app, () => ({}))).toBe(5)
    const response = await send(app)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ ok: false, error: 'rate_limited' })
  })
  test('a new X-Forwarded-For each time does not help a client', async () => {
    expect(await statuses(anApp({ perMinute: 5 }), (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }))).toBe(5)
  })
  test('nor does it through a trusted proxy, which adds the real one to the right', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.0/8'] })
    const forged = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.9, 10.0.0.2` })
    expect(await statuses(app, forged, () => '10.0.0.1')).toBe(5)
  })
  test('clients behind a trusted proxy are counted apart', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.1'] })
    expect(
      await statuses(
        app,
        (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }),
        () => '10.0.0.1',
      ),
    ).toBe(100)
  })
  test('nor does another address of the same IPv6 network', async () => {
    expect(
      await statuses(
        anApp({ perMinute: 5 }),
        () => ({}),
        (n) => `2001:db8:1:2:${n.toString(16)}::1`,
      ),
    ).toBe(5)
  })
})

test.each([
  ['GET', endpoint, 405, 'method'],
  ['PUT', endpoint, 405, 'method'],
  ['POST', '/api/other', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
])('%s %s is refused with %d', async (method, path, status, error) => {
  const response = await anApp().request(path, { method })
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status,
    body: { ok: false, error },
  })
})
