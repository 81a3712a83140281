import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { until } from '@virida/shared/platform/testing/until'
import { closed, request, useServer } from '../testing/use-server'

const { start, listen, open } = useServer()

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
  await listen(() => new Response(endless()))
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
  await listen(async () => wait(300, new Response('late')))
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

it('tells a browser with too many cookies to remove them', async () => {
  await start()
  const socket = await open()
  socket.write(`GET / HTTP/1.1\r\nHost: a.example\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('\nclear-site-data: "cookies"\r\n')
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

const bodyOfSingleBytes = (method: string, count: number) =>
  `${method} / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(count)}`

const bodyReader = new Hono()
  .get('/', (c) => c.text('ok'))
  .post('/', async (c) => c.text(await c.req.text().catch(() => 'The client has gone')))

it.each([
  ['POST', '400 Bad Request'],
  ['GET', '200 OK'],
])('ends the connection of a %s request whose body comes in single bytes', async (method, status) => {
  await listen(bodyReader.fetch)
  const socket = await open()
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(bodyOfSingleBytes(method, 20_000))
  expect(await closed(socket)).toBe(true)
  expect(answer).toContain(status)
})

it('answers a body in single bytes on a connection that has had an answer before', async () => {
  await listen(bodyReader.fetch)
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
  await listen(bodyReader.fetch)
  for (let i = 0; i < 10; i++) (await open()).write(bodyOfSingleBytes('POST', 100_000))
  const before = performance.now()
  const healthy = await open()
  healthy.write(request('/'))
  await once(healthy, 'data')
  expect(performance.now() - before).toBeLessThan(1000)
}, 60_000)
