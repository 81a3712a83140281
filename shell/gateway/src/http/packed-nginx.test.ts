import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { wideAllowance } from '@virida/shared/platform/http/client-networks'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { runNginx, stopNginx } from '../testing/nginx'
import { packedNginx, packedNginxFor } from '../testing/packed-nginx'

/* What one visitor may hold of the packed site's nginx.conf. */

/** Requests of one client at the same time, instead of the number in the file. */
const most = 4
/** Requests of one client that may arrive together, instead of the number in the file. */
const burst = 20
const headerTimeout = 1
const megabyte = 1024 * 1024

let port: number
let nginx: ChildProcess
let gateway: Server
/** The folder for what nginx cannot keep in memory. */
let temporary: string
/** The folder of its cache. */
let cache: string
let log: string
/** What arrived at the gateway, by the path. */
let seen: Record<string, number>
let answer: (response: ServerResponse, request: IncomingMessage) => void
const sockets: Socket[] = []

beforeEach(async () => {
  seen = {}
  answer = () => undefined
  gateway = createServer((incoming, response) => {
    const { url = '' } = incoming
    seen[url] = (seen[url] ?? 0) + 1
    answer(response, incoming)
  })
  const gatewayPort = await freePort()
  await once(gateway.listen(gatewayPort, '127.0.0.1'), 'listening')
  port = await freePort()
  const folder = (name: string) => mkdtempSync(path.join(tmpdir(), name))
  temporary = folder('nginx-temporary-')
  cache = folder('nginx-cache-')
  log = path.join(folder('nginx-log-'), 'access.log')
  const config = packedNginxFor({
    port,
    gateways: [gatewayPort, await freePort()],
    cache,
    log,
    errorLog: `${log}.errors`,
    others: [
      ['limit_conn virida_clients 256;', `limit_conn virida_clients ${most};`],
      ['limit_conn virida_wide 1024;', `limit_conn virida_wide ${most * wideAllowance};`],
      ['burst=4000', `burst=${burst * wideAllowance}`],
      ['rate=800r/s', 'rate=4r/s'],
      ['burst=1000', `burst=${burst}`],
      ['rate=200r/s', 'rate=1r/s'],
      ['flush=5s', 'flush=100ms'],
      ['client_header_timeout 10s;', `client_header_timeout ${headerTimeout}s;`],
      // The test says which client it is.
      [
        'server_name _;',
        `set_real_ip_from 127.0.0.1; real_ip_header X-Test-Client; proxy_temp_path ${temporary}; client_body_temp_path ${temporary}/body;`,
      ],
    ],
  })
  nginx = await runNginx(port, config)
})

afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy())
  await stopNginx(nginx)
  gateway.closeAllConnections()
  gateway.close()
})

/** Sends a request of a client, and waits for the head of its answer. */
function send(
  address: string,
  client: string,
  { method = 'GET', body = '', headers = {} } = {},
): Promise<IncomingMessage> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: address,
    method,
    headers: { ...headers, 'X-Test-Client': client },
  })
  sent.on('socket', (socket) => sockets.push(socket))
  sent.end(body)
  return once(sent, 'response').then(([response]: IncomingMessage[]) => response as IncomingMessage)
}

/** Sends a request that the gateway does not answer. It fails at the end of the test. */
const hold = (address: string, client: string) => void send(address, client).catch(() => undefined)

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 200 && !isTrue(); tries++) await wait(25)
}

it.each([
  ['an IPv4 address', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
  [
    'an IPv4 address at a socket of IPv6',
    '::ffff:198.51.100.7',
    '::ffff:198.51.100.7',
    '::ffff:198.51.100.8',
  ],
  ['an IPv6 /56 network', '2001:db8:0:100::1', '2001:db8:0:1ff::2', '2001:db8:0:200::1'],
])('refuses what %s asks for beyond its limit, and nothing of others', async (_, client, same, other) => {
  for (let at = 0; at < most; at++) hold('/held', client)
  await until(() => seen['/held'] === most)
  expect((await send('/too-many', same)).statusCode).toBe(429)
  hold('/other', other)
  await until(() => seen['/other'] === 1)
  expect(seen).toEqual({ '/held': most, '/other': 1 })
})

/** Networks whose clients are counted together, too: an address of a client by its number, and one of another network. */
const wideNetworks = [
  ['an IPv6 /48 network', (client: number) => `2001:db8:0:${client}00::1`, '2001:db8:1:100::1'],
  ['an IPv4 /24 network', (client: number) => `198.51.100.${client}`, '198.51.101.1'],
] as const

it.each(wideNetworks)(
  'refuses what %s asks for beyond its limit, and nothing of others',
  async (_, addressOf, other) => {
    for (let client = 1; client <= wideAllowance; client++)
      for (let at = 0; at < most; at++) hold('/held', addressOf(client))
    await until(() => seen['/held'] === most * wideAllowance)
    expect((await send('/too-many', addressOf(9))).statusCode).toBe(429)
    for (let at = 0; at < most; at++) hold('/other', other)
    await until(() => seen['/other'] === most)
    expect(seen).toEqual({ '/held': most * wideAllowance, '/other': most })
  },
)

it('writes nothing of an answer that is not read, and of a body that arrives slowly, into files', async () => {
  answer = (response) => {
    response.writeHead(200, { 'Content-Length': 64 * megabyte })
    response.end(Buffer.alloc(64 * megabyte))
  }
  const { statusCode } = await send('/r/large', '198.51.100.7')
  expect(statusCode).toBe(200)
  const slow = connect(port, '127.0.0.1')
  sockets.push(slow)
  slow.write(`POST /faq HTTP/1.1\r\nHost: a\r\nX-Test-Client: 198.51.100.8\r\nContent-Length: 60000\r\n\r\n`)
  slow.write('x'.repeat(50_000))
  for (let tries = 0; tries < 40; tries++) {
    expect(filesOfNginx(temporary)).toEqual([])
    await wait(25)
  }
})

it('keeps one copy of a file for which many ask at the same time and which they do not read', async () => {
  const size = 8 * megabyte
  answer = (response) => {
    response.writeHead(200, { 'Content-Length': size, 'Cache-Control': 'public, max-age=31536000' })
    // The others ask for it before it is complete.
    setTimeout(() => response.end(Buffer.alloc(size)), 500)
  }
  const clients = Array.from({ length: 3 * most }, (_, at) => `198.51.100.${at % 3}`)
  const answers = await Promise.all(clients.map((client) => send('/r/large', client)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(clients.map(() => 200))
  await until(() => filesOfNginx(cache).length > 0)
  await wait(1000)
  expect(filesOfNginx(cache).length).toBe(1)
})

it('keeps one copy of a picture for browsers with other encodings, and several of a program', async () => {
  answer = (response) => {
    response.writeHead(200, { 'Cache-Control': 'public, max-age=31536000' })
    response.end('a')
  }
  for (const address of ['/r/a-1200.avif', '/r/main.mjs'])
    for (const encoding of ['br, gzip', 'gzip', 'identity'])
      (await send(address, '198.51.100.7', { headers: { 'Accept-Encoding': encoding } })).resume()
  expect(seen).toEqual({ '/r/a-1200.avif': 1, '/r/main.mjs': 3 })
})

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip ; q=0.0,br;q=0.1', 'br'],
  ['br; q=0', undefined],
  ['gzip;q=0.5, br;q=0.05', 'br'],
])('asks the gateway for an encoding that "%s" allows', async (accepted, asked) => {
  let encoding: unknown
  answer = (response, request) => {
    encoding = request.headers['accept-encoding']
    response.end('a')
  }
  ;(await send('/r/main.mjs', '198.51.100.7', { headers: { 'Accept-Encoding': accepted } })).resume()
  expect(encoding).toBe(asked)
})

/** Makes a text of 8 kB. */
const long = (part: string) => part.repeat(8000 / part.length)

it.each([
  ['Accept-Encoding', ['r ', 'bra ', 'br;q=0, ', 'gzip;q=0,', 'br ', ' ', ',', 'gzip', 'br;', 'a']],
  ['Cookie', ['preview', ' preview', ';', 'bucket=', 'a; ']],
  ['User-Agent', [' ', 'a', '"']],
  ['Referer', ['/', 'a', '"']],
  ['Sec-Fetch-Site', ['cross-site ', 'same-site', ' ']],
  ['address', ['/a', '/', '%20', '%20r', 'a.', '.', '-', '%20br']],
])('compares long texts in a short time (%s)', async (name, parts) => {
  answer = (response) => void response.end('a')
  let clients = 0
  const sendEach = async (texts: string[]) => {
    const startedAt = performance.now()
    for (const text of texts) {
      const headers = name === 'address' ? {} : { [name]: text }
      const address = name === 'address' ? `/${text}` : '/faq'
      for (let at = 0; at < 3; at++) {
        const { statusCode } = await send(address, `198.51.100.${++clients}`, { headers })
        expect(statusCode).toBe(200)
      }
    }
    return performance.now() - startedAt
  }
  const short = await sendEach(parts)
  // 0.2 to 0.6 s for each of these requests would keep a worker from all others.
  expect(await sendEach(parts.map(long))).toBeLessThan(5 * short + 400)
})

it('keeps no file of which the gateway says so', async () => {
  answer = (response) => {
    response.writeHead(200, { 'Cache-Control': 'public, max-age=31536000', 'CDN-Cache-Control': 'no-store' })
    response.end('a')
  }
  for (let at = 0; at < 3; at++) (await send('/r/old.mjs', '198.51.100.7')).resume()
  expect(seen).toEqual({ '/r/old.mjs': 3 })
})

it('keeps its cache in memory, because nginx answers nothing that it cannot write to its cache', () => {
  const [, folder] = /^proxy_cache_path (\S+)/m.exec(packedNginx) ?? []
  expect(folder).toMatch(/^\/dev\/shm\//)
  expect(readFileSync('/proc/mounts', 'utf8')).toMatch(/^\S+ \/dev\/shm tmpfs /m)
})

it.each(['/faq', '/r/shell/main.mjs', '/composition'])(
  'refuses a body that %s has no use for, before it is stored',
  async (address) => {
    const { statusCode } = await send(address, '198.51.100.7', { method: 'POST', body: 'x'.repeat(100_000) })
    expect(statusCode).toBe(413)
    expect(readFileSync(`${log}.errors`, 'utf8')).toBe('')
    expect(seen).toEqual({})
  },
)

it('refuses what a client sends beyond its rate, and logs none of it', async () => {
  answer = (response) => void response.end()
  const statuses = []
  for (let at = 0; at < burst + 10; at++) {
    const response = await send('/faq', '198.51.100.7')
    response.resume()
    statuses.push(response.statusCode)
  }
  expect(statuses.slice(0, burst + 1)).toEqual(Array(burst + 1).fill(200))
  expect(statuses.at(-1)).toBe(429)
  expect((await send('/faq', '198.51.100.8')).statusCode).toBe(200)
  const accepted = statuses.filter((status) => status === 200).length + 1
  await until(() => linesOfLog().length >= accepted)
  expect(linesOfLog().length).toBe(accepted)
})

it('tells a browser with too many cookies to remove them', async () => {
  const { statusCode, headers } = await send('/faq', '198.51.100.7', {
    headers: { Cookie: 'x'.repeat(40_000) },
  })
  expect(statusCode).toBe(431)
  expect(headers['clear-site-data']).toBe('"cookies"')
})

it.each(wideNetworks)(
  'refuses what %s sends beyond its rate, and nothing of others',
  async (_, addressOf, other) => {
    answer = (response) => void response.end()
    const statuses: unknown[] = []
    for (let client = 1; client <= wideAllowance + 2; client++)
      for (let at = 0; at < burst; at++) {
        const response = await send('/faq', addressOf(client))
        response.resume()
        statuses.push(response.statusCode)
      }
    expect(statuses.slice(0, burst * wideAllowance)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await send('/faq', other)).statusCode).toBe(200)
  },
)

it('counts what pages of other websites load apart from what the visitor asks for', async () => {
  answer = (response) => void response.end()
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
  const statuses = []
  for (let at = 0; at < burst + 10; at++) {
    const response = await send('/faq', '198.51.100.7', { headers: foreign })
    response.resume()
    statuses.push(response.statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await send('/faq', '198.51.100.7', { headers: { 'Sec-Fetch-Site': 'none' } })).statusCode).toBe(200)
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }
  expect((await send('/faq', '198.51.100.7', { headers: followed })).statusCode).toBe(200)
})

it('logs nothing of a request that it cannot read', async () => {
  answer = (response) => void response.end()
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write('GET /unreadable HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
  await once(socket, 'data')
  await send('/faq', '198.51.100.7')
  await until(() => linesOfLog().length > 0)
  expect(linesOfLog()).toEqual([expect.stringContaining('"GET /faq')])
  expect(readFileSync(`${log}.errors`, 'utf8')).toBe('')
})

it('cuts what a visitor writes into the log', async () => {
  answer = (response) => void response.end()
  const long = 'x'.repeat(7000)
  await send(`/faq?${long}`, '198.51.100.7', { headers: { Referer: long } })
  await send('/faq', '198.51.100.7', { headers: { 'User-Agent': long } })
  await until(() => linesOfLog().length === 2)
  const lines = linesOfLog()
  expect(lines.map((line) => line.length < 450)).toEqual([true, true])
  expect(lines[0]).toContain('"GET /faq?x')
})

it('cuts what a visitor writes into the log before a character that takes four there', async () => {
  answer = (response) => void response.end()
  await send('/faq', '198.51.100.7', { headers: { 'User-Agent': `a "b${'\u00ff'.repeat(90)}` } })
  await until(() => linesOfLog().length === 1)
  expect(linesOfLog()).toEqual([expect.stringMatching(/ "a "$/)])
})

it('logs pages, and neither files nor what other websites load', async () => {
  answer = (response) => void response.end()
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
  await send('/faq', '198.51.100.7', { headers: foreign })
  await send('/r/shell/main.mjs', '198.51.100.7')
  await send('/api/enquiries', '198.51.100.7', { method: 'POST' })
  await until(() => linesOfLog().length > 0)
  await wait(300)
  expect(linesOfLog()).toEqual([expect.stringContaining('"POST /api/enquiries')])
})

it('closes a connection whose request does not arrive', async () => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write('GET / HTTP/1.1\r\nHost: a')
  const startedAt = performance.now()
  await once(socket.resume(), 'close')
  expect(performance.now() - startedAt).toBeLessThan(headerTimeout * 1000 + 3000)
})

/** The files in a folder that nginx has open, also those whose names it has removed. */
function filesOfNginx(folder: string): string[] {
  const pid = nginx.pid as number
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return workers
    .flatMap((worker) =>
      readdirSync(`/proc/${worker}/fd`).map((name) => linkOf(`/proc/${worker}/fd/${name}`)),
    )
    .filter((file) => file.startsWith(folder))
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    // It was closed meanwhile.
    return ''
  }
}

const linesOfLog = () => readFileSync(log, 'utf8').split('\n').filter(Boolean)
