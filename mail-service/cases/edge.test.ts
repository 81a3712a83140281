import { tmpdir } from 'node:os'
import { connect, type Socket, type AddressInfo } from 'node:net'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { timeouts } from '@virida/shared/platform/enquiry/timeouts'
import { networks } from '@virida/shared/platform/http/address'
import { createApp } from '../src/app'
import type { Pace } from '@virida/shared/platform/http/pace'
import { rateLimit } from '../src/http/rate'
import type { Outbox } from '../src/outbox/outbox'
import { makeServer } from '../src/server'
import { pixel } from '../testing/enquiries'
import { aRequest } from '../testing/service'
import { until } from '@virida/shared/platform/testing/until'

// The tests start servers, which takes long on a busy machine.
jest.setTimeout(60_000)

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

type Given = {
  inFlightBytes?: number
  perMinute?: number
  trusted?: string[]
  pace?: Pace
  turnTimeout?: number
  accept?: Outbox['accept']
  allowedOrigins?: string[]
  onAccepted?: () => void
}

/** The HTTP app with an outbox that accepts everything and stores nothing. */
function anApp({
  inFlightBytes = 1e8,
  perMinute = 0,
  trusted = [],
  pace,
  turnTimeout,
  accept = ({ id }) => Promise.resolve({ id, duplicate: false }),
  allowedOrigins = [],
  onAccepted = () => undefined,
}: Given = {}) {
  const outbox = { accept } as Partial<Outbox> as Outbox
  return createApp({
    origin: { allowedOrigins, trustedProxies: { networks: networks(trusted) } },
    sendEmail: {
      outbox,
      spam: { minElapsed: 0, maxLinks: 100, withhold: false, mostWithheld: 0 },
      rate: rateLimit({ perMinute, perHour: 0, alarmPerHour: 0 }, () => undefined),
      inFlightBytes,
      uploads: tmpdir(),
      onAccepted,
      ...(pace ? { pace } : {}),
      ...(turnTimeout ? { turnTimeout } : {}),
    },
    isClosing: () => false,
    onError: () => undefined,
  })
}
async function listen(given: Given = {}, serverTimeouts: Parameters<typeof makeServer>[1] = {}) {
  const server = makeServer(anApp(given), serverTimeouts)
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

/** Sends HTTP over a plain socket. */
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
    status: async (timeout = 10_000) => {
      await until(() => received.includes('\r\n\r\n') || closed, timeout)
      return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
    },
  }
}
const head = (...lines: string[]) =>
  [`POST ${endpoint} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )

describe('a body', () => {
  it('of 300 MB in chunks is refused early and not kept', async () => {
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
  it('with a declared length above the limit is refused before it is sent', async () => {
    const { socket, status } = raw(await listen())
    socket.write(head('Content-Length: 300000000'))
    expect(await status(2000)).toBe(413)
  })
  it('that is shorter than declared is not stored', async () => {
    let accepted = 0
    const { socket, received } = raw(await listen({ onAccepted: () => void (accepted += 1) }))
    socket.end(`${head('Content-Length: 1000')}{"subject":"a","body":"b"}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(received()).not.toContain('200 OK')
    expect(accepted).toBe(0)
  })
  it('that is compressed is refused', async () => {
    const response = await send(anApp(), { 'Content-Encoding': 'gzip' })
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 415,
      body: { ok: false, error: 'media_type' },
    })
  })
  it('of single bytes is refused early', async () => {
    const { socket, status, closed } = raw(await listen())
    socket.write(`${head('Transfer-Encoding: chunked')}${'1\r\nx\r\n'.repeat(20_000)}`)
    expect(await status(3000)).toBe(400)
    await until(closed)
  })
  it('of small packets is read', async () => {
    const { socket, status } = raw(await listen())
    const pieces = JSON.stringify(aRequest({ body: 'x'.repeat(65_000) })).match(/.{1,260}/gs) ?? []
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
    socket.write(`${head('Transfer-Encoding: chunked')}${chunks.join('')}0\r\n\r\n`)
    expect(await status()).toBe(200)
  })
  it('with a length and chunks is refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(`${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`)
    expect(await status()).toBe(400)
    expect(received()).toContain('{"ok":false,"error":"bad_request"}')
  })
  it('with 20 KB of headers is refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(head(`X-Long: ${'a'.repeat(20_000)}`))
    expect(await status()).toBe(431)
    expect(received()).toContain('{"ok":false,"error":"headers_too_large"}')
    expect(received()).toContain('X-Content-Type-Options: nosniff')
  })
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
  ])('of the type %s is refused', async (type) => {
    expect((await send(anApp(), { 'Content-Type': type })).status).toBe(415)
  })
})

describe('a slow client', () => {
  it('gets 408 when the headers take too long', async () => {
    const { socket, status, received } = raw(
      await listen({}, { headersTimeout: 500, connectionsCheckingInterval: 100 }),
    )
    socket.write(`POST ${endpoint} HTTP/1.1\r\nHost: x\r\n`)
    expect(await status(3000)).toBe(408)
    expect(received()).toContain('{"ok":false,"error":"timeout"}')
  })
  it('gets 408 when the body stops', async () => {
    const { socket, status, received } = raw(
      await listen({ pace: { idleTimeout: 300, slowest: 0, grace: 1e6 } }),
    )
    socket.write(`${head('Content-Length: 1000')}{"subject":`)
    expect(await status(3000)).toBe(408)
    expect(received()).toContain('{"ok":false,"error":"timeout"}')
  })
  it('gets 408 when the body is too slow', async () => {
    const { socket, status } = raw(await listen({ pace: { idleTimeout: 1000, slowest: 1000, grace: 300 } }))
    socket.write(head('Content-Length: 1000'))
    const drip = setInterval(() => socket.write('a'), 50)
    close.push(() => clearInterval(drip))
    expect(await status(3000)).toBe(408)
  })
  it('does not delay others, even with a thousand idle connections', async () => {
    const port = await listen()
    const idle = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    close.push(() => idle.forEach((socket) => socket.destroy()))
    await until(() => idle.every((socket) => !socket.connecting))
    const times: number[] = []
    for (let n = 0; n < 100; n++) {
      const startedAt = performance.now()
      const body = JSON.stringify(aRequest())
      const response = await fetch(`http://127.0.0.1:${port}${endpoint}`, {
        method: 'POST',
        headers: json,
        body,
      })
      expect(response.status).toBe(200)
      times.push(performance.now() - startedAt)
    }
    expect(times.sort((a, b) => a - b)[98]).toBeLessThan(200)
  }, 20_000)
})

describe('slow uploads', () => {
  /** Starts to send a large body and never ends it. */
  function startUpload(port: number, client: string) {
    const upload = raw(port)
    upload.socket.write(head('Transfer-Encoding: chunked', `X-Forwarded-For: ${client}`))
    upload.socket.write(`60000\r\n${'a'.repeat(0x60000)}\r\n`)
    return upload
  }
  async function sendPhoto(port: number, client: string) {
    const content = Buffer.concat([pixel, Buffer.alloc(2_000_000)]).toString('base64')
    const startedAt = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${endpoint}`, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-For': client },
      body: JSON.stringify(aRequest({ files: [{ filename: 'a.png', content }] })),
    })
    return {
      status: response.status,
      ms: performance.now() - startedAt,
      answer: (await response.json()) as unknown,
    }
  }

  it('of 20 clients do not delay an honest photo', async () => {
    const port = await listen({ trusted: ['127.0.0.1'], inFlightBytes: 64 * 1024 * 1024 })
    for (let n = 0; n < 20; n++) startUpload(port, `198.51.100.${n}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    // Other programs on the machine can only add time, so the fastest of three counts.
    const times: number[] = []
    for (let n = 0; n < 3; n++) {
      const { status, ms } = await sendPhoto(port, '203.0.113.9')
      expect(status).toBe(200)
      times.push(ms)
    }
    expect(Math.min(...times)).toBeLessThan(1000)
  })

  it('are refused as busy before the gateway gives up', async () => {
    let store: (() => void) | undefined
    const accept: Outbox['accept'] = ({ id }) =>
      new Promise((resolve) => {
        store = () => resolve({ id, duplicate: false })
      })
    const port = await listen({ trusted: ['127.0.0.1'], turnTimeout: 300, accept })
    const first = sendPhoto(port, '198.51.100.7')
    await until(() => store !== undefined)
    const { status, answer } = await sendPhoto(port, '203.0.113.9')
    expect(status).toBe(503)
    expect(answer).toEqual({ ok: false, error: 'busy', retryAfter: 10 })
    store?.()
    expect((await first).status).toBe(200)
    expect(timeouts.turn).toBeLessThan(timeouts.gateway)
    expect(timeouts.gateway).toBeLessThan(timeouts.form)
  })

  it('are limited to three for each client', async () => {
    const port = await listen({ trusted: ['127.0.0.1'] })
    const uploads = Array.from({ length: 5 }, () => startUpload(port, '198.51.100.7'))
    await until(() => uploads.filter(({ received }) => received().includes('429')).length === 2)
    expect((await sendPhoto(port, '198.51.100.7')).status).toBe(429)
    expect((await sendPhoto(port, '203.0.113.9')).status).toBe(200)
  })
})

describe('the origin check', () => {
  const own = 'https://www.virida.example.com'
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['null, as from a sandboxed frame', { Origin: 'null' }],
    ['a host that starts with ours', { Origin: `${own}.evil.example` }],
    ['our host as a user name', { Origin: 'https://www.virida.example.com@evil.example' }],
    ['another port of our host', { Origin: `${own}:8443` }],
    ['cross-site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site without an origin', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'a client that sends X-Forwarded-Host itself',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
  ])('refuses %s without CORS headers', async (_, headers) => {
    const response = await send(anApp(), headers)
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 403,
      body: { ok: false, error: 'origin' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  it('refuses the preflight of another site without CORS headers', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const response = await send(anApp(), headers, undefined, 'OPTIONS')
    expect(response.status).toBe(403)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  it.each<[string, Record<string, string>, Given]>([
    ['our own page', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, {}],
    [
      'a configured origin',
      { Origin: 'https://preview.example' },
      { allowedOrigins: ['https://preview.example'] },
    ],
    ['a program without a browser', {}, {}],
    [
      'our host, forwarded by a trusted proxy',
      { Host: '127.0.0.1:3001', 'X-Forwarded-Host': 'www.virida.example.com', Origin: own },
      { trusted: ['203.0.113.9'] },
    ],
  ])('accepts %s', async (_, headers, given) => {
    expect((await send(anApp(given), headers)).status).toBe(200)
  })
})

describe('the rate limit', () => {
  const statuses = async (
    app: ReturnType<typeof anApp>,
    headersOf: (n: number) => Record<string, string>,
    peerOf = (_n: number) => '203.0.113.9',
    count = 100,
  ) => {
    const all: number[] = []
    for (let n = 0; n < count; n++) all.push((await send(app, headersOf(n), peerOf(n))).status)
    return all.filter((status) => status === 200).length
  }
  it('refuses too many requests of one address with 429 and Retry-After', async () => {
    const app = anApp({ perMinute: 5 })
    expect(await statuses(app, () => ({}))).toBe(5)
    const response = await send(app)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ ok: false, error: 'rate_limited' })
  })
  it('ignores X-Forwarded-For from a client', async () => {
    expect(await statuses(anApp({ perMinute: 5 }), (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }))).toBe(5)
  })
  it('ignores addresses that a client sends through a trusted proxy', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.0/8'] })
    const forged = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.9, 10.0.0.2` })
    expect(await statuses(app, forged, () => '10.0.0.1')).toBe(5)
  })
  it('counts clients behind a trusted proxy separately', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.1'] })
    expect(
      await statuses(
        app,
        (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }),
        () => '10.0.0.1',
      ),
    ).toBe(100)
  })
  it.each([
    ['one /56 network as one client', (n: string) => `2001:db8:1:2${n}::1`, 5],
    ['the /56 networks of one /48 network as four clients', (n: string) => `2001:db8:1:${n}00::1`, 20],
  ])('counts %s', async (_, address, accepted) => {
    const app = anApp({ perMinute: 5 })
    const peerOf = (n: number) => address(n.toString(16).padStart(2, '0'))
    expect(await statuses(app, () => ({}), peerOf, 256)).toBe(accepted)
    expect((await send(app, {}, '2001:db8:2::1')).status).toBe(200)
  })
})

it.each([
  ['GET', endpoint, 405, 'method'],
  ['PUT', endpoint, 405, 'method'],
  ['POST', '/api/other', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
])('refuses %s %s with %d', async (method, path, status, error) => {
  const response = await anApp().request(path, { method })
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status,
    body: { ok: false, error },
  })
})
