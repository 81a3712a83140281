import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { testLog, type TestLog } from '@virida/shared/platform/log/testing/test-log'
import type { TrustedProxies } from '@virida/shared/platform/http/visitor'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { until } from '@virida/shared/platform/testing/until'
import { createGateway } from './app'
import { createSiteServer } from './http/server'
import { countAbortsInTurns } from './testing/count-aborts-in-turns'
import { fixtureSite } from './testing/fixture-site'
import { testProcesses } from './testing/test-processes'
import { startNginx, stopNginx } from './testing/nginx'

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status: number; headers?: Record<string, string>; text: string }

const json = { 'Content-Type': 'application/json' }
const accepted: Answer = { status: 200, headers: json, text: '{"ok":true,"id":"e1"}' }

const processes = testProcesses()
let seen: Seen[]
let logged: TestLog
/** What the mail service answers; without an answer it is silent. */
let reply: Answer | undefined
let mail: Server
let gateway: Server
let origin: string

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listen = (server: Server) =>
  new Promise<string>((resolve) => server.listen(0, '127.0.0.1', () => resolve(originOf(server))))

async function startGateway(mailUrl: string, mailTimeout?: number, trustedProxies?: TrustedProxies) {
  const app = createGateway({
    releasesDir: await fixtureSite(),
    mailUrl,
    mailTimeout,
    trustedProxies,
    log: logged.log,
    processes: processes(),
  })
  const server = createSiteServer(app.fetch)
  return { server, origin: await listen(server) }
}

beforeEach(async () => {
  seen = []
  logged = testLog()
  reply = accepted
  mail = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      if (reply) response.writeHead(reply.status, reply.headers).end(reply.text)
    })
  })
  const started = await startGateway(await listen(mail), 400)
  gateway = started.server
  origin = started.origin
})

afterEach(async () => {
  await close(gateway)
  await close(mail)
})

async function close(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

const post = (headers: Record<string, string> = {}, to = origin) =>
  fetch(`${to}/api/send-email?x=1`, { method: 'POST', body: '{"subject":"Hello"}', headers })

/** Sends a request with headers that `fetch` forbids. */
const rawPost = (headers: Record<string, string>, to = origin, method = 'POST') =>
  new Promise<number | undefined>((resolve, reject) => {
    const body = method === 'POST' ? '{"subject":"Hello"}' : ''
    const request = httpRequest(`${to}/api/send-email`, { method, headers: { ...json, ...headers } })
    request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    if (headers.Expect) request.on('continue', () => request.end(body))
    else request.end(body)
  })

it('passes an enquiry to the mail service unchanged', async () => {
  await post({ ...json, 'Idempotency-Key': 'one', 'X-Form-Trap': '0' })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/send-email?x=1',
    body: '{"subject":"Hello"}',
    headers: {
      'content-type': 'application/json',
      'content-length': '19',
      'idempotency-key': 'one',
      'x-form-trap': '0',
    },
  })
})

it('returns the response of the mail service with its status and headers', async () => {
  reply = { status: 429, headers: { ...json, 'Retry-After': '60' }, text: '{"code":"too_many"}' }
  const answer = await post()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(await answer.json()).toEqual({ code: 'too_many' })
})

it('adds the address at the other end of the connection to the chain of addresses', async () => {
  await post({ 'X-Forwarded-For': '203.0.113.9, 198.51.100.1' })
  await post()
  expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '203.0.113.9, 198.51.100.1, 127.0.0.1',
    '127.0.0.1',
  ])
})

it('passes on the host and scheme that a client names only if it is a trusted proxy', async () => {
  const named = { 'X-Forwarded-Host': 'www.example.com', 'X-Forwarded-Proto': 'https' }
  await post(named)
  const trustingNobody = await startGateway(originOf(mail), 400, { hops: 0 })
  await post(named, trustingNobody.origin)
  await close(trustingNobody.server)
  expect(seen.map(({ headers }) => [headers['x-forwarded-host'], headers['x-forwarded-proto']])).toEqual([
    ['www.example.com', 'https'],
    [new URL(trustingNobody.origin).host, 'http'],
  ])
})

it('answers 503 with Retry-After when the mail service does not respond', async () => {
  await close(mail)
  const answer = await post()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  expect(await answer.json()).toEqual({ ok: false, error: 'service_unavailable' })
  expect(logged.lines).toHaveLength(1)
  await listen(mail)
})

it.each([
  [{ Connection: 'upgrade' }],
  [{ Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' }],
  [{ Connection: 'upgrade', Upgrade: 'websocket' }],
  [{ Expect: '100-continue' }],
  [{ TE: 'trailers', Connection: 'TE' }],
])('accepts an enquiry with %p, which concerns only the connection to the gateway', async (headers) => {
  expect(await rawPost(headers as unknown as Record<string, string>)).toBe(200)
  expect(seen[0]?.headers).not.toHaveProperty('upgrade')
  expect(seen[0]?.headers).not.toHaveProperty('expect')
})

it('does not forward cookies', async () => {
  expect(await rawPost({ Cookie: `a=${'x'.repeat(8000)}` })).toBe(200)
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
})

it.each(['User-Agent', 'Referer', 'X-Request-Id'])(
  'accepts an enquiry with a %s that is longer than the mail service accepts',
  async (name) => {
    expect(await rawPost({ [name]: 'x'.repeat(9000) })).toBe(200)
    expect(seen[0]?.headers[name.toLowerCase()] ?? '').not.toContain('xxx')
  },
)

it.each([
  [
    'with the directives for WebSockets',
    'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";',
  ],
  ['with its defaults', ''],
])(
  'accepts enquiries behind nginx %s',
  async (_, location) => {
    const port = await freePort()
    const nginx = await startNginx(
      port,
      origin,
      `proxy_http_version 1.1; proxy_set_header Host $host; ${location}`,
    )
    try {
      const front = `http://127.0.0.1:${port}`
      expect(await rawPost({}, front)).toBe(200)
      expect(await rawPost({ Upgrade: 'h2c', Connection: 'Upgrade' }, front)).toBe(200)
      expect(await rawPost({ Expect: '100-continue' }, front)).toBe(200)
      expect(await rawPost({ Cookie: `a=${'x'.repeat(8000)}` }, front)).toBe(200)
    } finally {
      await stopNginx(nginx)
    }
  },
  300_000,
)

it.each([
  ['a page', { status: 200, headers: { 'Content-Type': 'text/html' }, text: '<h1>It works!</h1>' }],
  ['nothing', { status: 200, text: '' }],
  ['other JSON', { status: 200, headers: json, text: '{"status":"up"}' }],
  ['no id', { status: 200, headers: json, text: '{"ok":true}' }],
  ['a redirect', { status: 302, headers: { Location: '/login' }, text: '' }],
  ['more than 64 KB', { status: 200, headers: json, text: `{"ok":true,"id":"${'x'.repeat(70_000)}"}` }],
  ['a 404 page', { status: 404, headers: { 'Content-Type': 'text/html' }, text: 'Not found' }],
])('reports no success when MAIL_URL leads to a program that answers with %s', async (_, answer) => {
  reply = answer
  const result = await post()
  expect(result.status).toBe(503)
  expect(await result.json()).toEqual({ ok: false, error: 'service_unavailable' })
  expect(logged.lines).toHaveLength(1)
})

it('gives up when the mail service is silent', async () => {
  reply = undefined
  const start = Date.now()
  expect((await post()).status).toBe(503)
  expect(Date.now() - start).toBeLessThan(3000)
})

it('passes on no more than 32 requests of one client at the same time', async () => {
  reply = undefined
  // All 40 arrive before the first of them is given up, also on a busy machine.
  await close(gateway)
  ;({ server: gateway, origin } = await startGateway(originOf(mail), 2500))
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await post()).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  reply = accepted
  expect((await post()).status).toBe(200)
})

it('passes on no more than 128 requests of the addresses of one network at the same time', async () => {
  reply = undefined
  await close(gateway)
  ;({ server: gateway, origin } = await startGateway(originOf(mail), 60_000))
  const answers: Record<number, number> = {}
  const postFrom = (host: number) =>
    httpRequest(`${origin}/api/send-email`, {
      ...{ method: 'POST', localAddress: `127.9.9.${host}`, agent: false },
    })
      .on('response', ({ statusCode = 0 }) => (answers[statusCode] = (answers[statusCode] ?? 0) + 1))
      .on('error', () => undefined)
      .end('{}')
  const requests = Array.from({ length: 160 }, (_, n) => postFrom(1 + (n % 8)))
  await until(() => answers[429] === 160 - 128, 30_000)
  await wait(200)
  expect(answers).toEqual({ 429: 160 - 128 })
  // A ninth address of the network can send when they are gone.
  for (const request of requests) request.destroy()
  reply = accepted
  await until(async () => {
    postFrom(9)
    await wait(100)
    return answers[200] !== undefined
  })
})

it('ends the requests of clients that leave together, each in a turn of its own', async () => {
  reply = undefined
  await close(gateway)
  ;({ server: gateway, origin } = await startGateway(originOf(mail), 60_000))
  let open = 0
  mail.prependListener('request', (_, response: ServerResponse) => {
    open++
    response.on('close', () => open--)
  })
  const requests = Array.from({ length: 90 }, (_, n) => {
    const headers = { 'Content-Length': 1000 }
    const localAddress = `127.8.${1 + Math.floor(n / 30)}.1`
    const request = httpRequest(`${origin}/api/send-email`, {
      method: 'POST',
      headers,
      localAddress,
      agent: false,
    })
    request.on('error', () => undefined).write('{')
    return request
  })
  await until(() => open === 90, 30_000)
  const endsInTurn = countAbortsInTurns()
  for (const request of requests) request.destroy()
  await until(() => open === 0, 30_000)
  // All connections close in one turn. What is passed on is ended in later ones.
  const [closed = 0, ...ended] = endsInTurn().filter((count) => count > 0)
  expect(closed).toBeGreaterThanOrEqual(90)
  expect(ended.length).toBeGreaterThanOrEqual(90)
  expect(Math.max(...ended)).toBeLessThan(20)
  expect(logged.lines).toEqual([])
  reply = accepted
  expect((await post()).status).toBe(200)
}, 90_000)

it.each(['256.1.1.1', '1.2.3.4.5.6.0x'])(
  'refuses requests with the unreadable host %s, which take no place of the client and no line of the log',
  async (host) => {
    for (let i = 0; i < 40; i++) expect(await rawPost({ Host: host })).toBe(400)
    expect((await post()).status).toBe(200)
    expect(logged.lines).toEqual([])
  },
)

it('lets an upload take longer than the mail service may be silent', async () => {
  const upload = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(100)
      if (this.sent++ < 8) controller.enqueue(Buffer.from('x'))
      else controller.close()
    },
    sent: 0,
  } as UnderlyingDefaultSource<Uint8Array> & { sent: number })
  const init = { method: 'POST', body: upload, duplex: 'half' } as RequestInit
  expect((await fetch(`${origin}/api/send-email`, init)).status).toBe(200)
  expect(seen[0]?.body).toBe('xxxxxxxx')
})

it('keeps no bytes of an upload in memory', async () => {
  // On a busy machine, nothing may move for seconds.
  await close(gateway)
  ;({ server: gateway, origin } = await startGateway(originOf(mail), 50_000))
  const megabyte = Buffer.alloc(1024 * 1024)
  const parts = 20
  // The mail service reads the body, and keeps none of it.
  mail.removeAllListeners('request')
  let received = 0
  mail.on('request', (request: IncomingMessage, response: ServerResponse) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length))
    request.on('end', () => response.writeHead(200, json).end(accepted.text))
  })
  const uploads = Array.from({ length: 6 }, () =>
    httpRequest(`${origin}/api/send-email`, { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } }),
  )
  for (const upload of uploads) upload.on('error', () => undefined)
  const before = process.memoryUsage().arrayBuffers
  for (let part = 0; part < parts; part++)
    await Promise.all(uploads.map((upload) => new Promise((written) => upload.write(megabyte, written))))
  await until(() => received === uploads.length * parts * megabyte.length, 60_000)
  const kept = process.memoryUsage().arrayBuffers - before
  for (const upload of uploads) upload.destroy()
  expect(kept).toBeLessThan(60 * megabyte.length)
}, 100_000)

it('recognizes at the first request that MAIL_URL leads back to the gateway', async () => {
  const { server, origin: own } = await startGateway('http://127.0.0.1:9')
  const port = Number(new URL(own).port)
  await close(server)
  const app = createGateway({
    releasesDir: await fixtureSite(),
    mailUrl: own,
    log: logged.log,
    processes: processes(),
  })
  let requests = 0
  const loop = createSiteServer((request, env) => {
    requests++
    return app.fetch(request, env)
  })
  await new Promise<void>((resolve) => loop.listen(port, '127.0.0.1', resolve))
  expect((await post({}, own)).status).toBe(503)
  expect(requests).toBe(2)
  expect(logged.lines.join('')).toContain('leads back to the gateway')
  await close(loop)
})

it.each(['TRACE', 'HEAD'])('answers 405 to %s and reports no fault', async (method) => {
  expect(await rawPost({}, origin, method)).toBe(405)
  expect(logged.entries()).toEqual([])
})

it('logs the fault of the mail service without the password in MAIL_URL', async () => {
  const { server, origin: own } = await startGateway('http://user:secret@127.0.0.1:9')
  expect((await post({}, own)).status).toBe(503)
  expect(logged.entries()).toMatchObject([
    { level: 50, msg: 'The mail service at 127.0.0.1:9 does not answer' },
  ])
  expect(logged.lines.join('')).not.toContain('secret')
  await close(server)
})

it('does not take the Via header of a client for a loop', async () => {
  expect(await rawPost({ Via: '1.1 virida-gateway' })).toBe(200)
  expect(await rawPost({ Via: '1.1 virida-3f6c1a52-0000-4000-8000-000000000000' })).toBe(200)
  expect(seen[0]?.headers.via).toMatch(/^1\.1 virida-gateway,1\.1 virida-[\da-f-]{36}$/)
  expect(logged.lines).toEqual([])
})

it('reports once a minute that a proxy hides the visitors', async () => {
  for (let i = 0; i < 5; i++) await post({ ...json, 'X-Forwarded-For': '203.0.113.9, 10.0.0.5' })
  expect(logged.entries()).toMatchObject([
    { msg: expect.stringContaining('TRUSTED_PROXIES') as string, proxy: '10.0.0.5' },
  ])
})

it('passes on no more large bodies of a client right after the mail service has refused one, but small ones', async () => {
  reply = { status: 429, headers: json, text: '{"ok":false,"error":"rate_limited"}' }
  const send = (bytes: number) =>
    fetch(`${origin}/api/send-email`, { method: 'POST', headers: json, body: 'x'.repeat(bytes) })
  for (const bytes of [100_000, 100_000, 10]) {
    const answer = await send(bytes)
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ error: 'rate_limited' })
  }
  expect(seen.map(({ body }) => body.length)).toEqual([100_000, 10])
  reply = accepted
  await wait(1100)
  expect((await send(100_000)).status).toBe(200)
})
