import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createGateway } from './app'
import { fixtureSite } from './testing/fixture-site'

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

let seen: Seen[]
let mail: Server
let gateway: Server
let origin: string

beforeEach(async () => {
  seen = []
  mail = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      response
        .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '60' })
        .end('{"code":"too_many"}')
    })
  })
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
  const mailUrl = `http://127.0.0.1:${(mail.address() as AddressInfo).port}`
  const app = createGateway({ releasesDir: await fixtureSite(), mailUrl, trustProxy: false })
  gateway = await new Promise<Server>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(server as Server),
    )
  })
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})

afterEach(async () => {
  for (const server of [gateway, mail]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const post = (headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/send-email?x=1`, { method: 'POST', body: '{"subject":"Hello"}', headers })

test('an enquiry reaches the mail service as it was sent', async () => {
  await post({ 'Content-Type': 'application/json', 'Idempotency-Key': 'one' })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/send-email?x=1',
    body: '{"subject":"Hello"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
  })
})

test('the answer of the mail service comes back with its status and headers', async () => {
  const answer = await post()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(await answer.json()).toEqual({ code: 'too_many' })
})

test('the mail service learns who asked, and a visitor cannot pretend to be somebody else', async () => {
  await post({ 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example' })
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen[0]?.headers['x-forwarded-host']).toBe(new URL(origin).host)
})

test('a mail service that does not answer is a 503 that asks to come back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mail.closeAllConnections()
  await new Promise((resolve) => mail.close(resolve))
  const answer = await post()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  expect(await answer.json()).toEqual({ ok: false, error: 'service_unavailable' })
  log.mockRestore()
  mail.listen(0, '127.0.0.1')
})
