import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import { connect as connectTcp, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeLog } from '@virida/shared/platform/log/log'
import { previewAddress } from '@virida/shared/platform/paths'
import { preview } from '@virida/shared/platform/release/preview'
import { uploadLimits } from '@virida/shared/platform/release/remote/upload'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode, writeSection } from '../testing/fixture-site'
import { runNginx, stopNginx } from '../testing/nginx'
import { packedNginx, packedNginxFor } from '../testing/packed-nginx'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { testProcesses } from '../testing/test-processes'
import { createSiteServer } from './server'
import { sharedCacheHeaders } from './shared-caches'

/* The packed site's nginx.conf in front of two gateways. */

jest.setTimeout(60_000)

const processes = testProcesses()
const token = 't'.repeat(24)
/** Time for which nginx uses a document, in seconds. The file has the time of the header, which is too long for a test. */
const maxAge = 2
/** Time in which a gateway may show the release before, while it starts a process for the new one, in seconds. */
const longestPreparation = 6

let dir: string
let ports: number[]
let gateways: Server[]
let nginx: ChildProcess
let front: string
/** The folder in which nginx keeps answers. */
let cache: string

beforeEach(async () => {
  dir = await fixtureSite()
  ports = [await freePort(), await freePort()]
  cache = mkdtempSync(path.join(tmpdir(), 'nginx-cache-'))
  gateways = await Promise.all(ports.map(startGateway))
  const port = await freePort()
  nginx = await runNginx(port, configFor(port, ports))
  front = `http://127.0.0.1:${port}`
})

afterEach(async () => {
  await stopNginx(nginx)
  await killGateways()
})

async function startGateway(port: number): Promise<Server> {
  const app = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    processes: processes(),
    compositionToken: token,
    publishTokens: { 'mfe-browse': [token] },
    // nginx runs on this machine, and so do its visitors. The gateway would warn that they look like one.
    log: makeLog('silent'),
  })
  const server = createSiteServer(app.fetch)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

const killGateways = () =>
  Promise.all(
    gateways.splice(0).map((gateway) => {
      gateway.closeAllConnections()
      return new Promise((resolve) => gateway.close(resolve))
    }),
  )

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

/** The file with the addresses of this test. */
const configFor = (port: number, gatewayPorts: number[], others: [string, string][] = []) =>
  packedNginxFor({
    port,
    gateways: gatewayPorts,
    cache,
    others: [...others, ['404 10s;', `404 ${maxAge}s;`]],
  })

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(front + address, { headers, redirect: 'manual' })

/** Sends an address as it is written. `fetch` would change it. */
async function askRaw(address: string, host: string) {
  const socket = connectTcp(Number(new URL(front).port), '127.0.0.1')
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 \d/)
}

/** Each address with what it answers. */
const answersOf = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await get(address)
      return [address, answer.status, answer.headers.get('Location'), await answer.text()]
    }),
  )

it('answers visitors after another one has sent requests that no gateway can read', async () => {
  // Both gateways have answered on the connections that nginx keeps.
  for (const at of [1, 2, 3, 4]) await get(`/healthz?${at}`)
  const { port } = new URL(front)
  for (let at = 0; at < 6; at++) {
    const socket = connectTcp(Number(port), '127.0.0.1')
    socket.write(Buffer.from('GET /\u00e9 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await get(`/page-${at}`)).status).toBe(200)
  }
})

it('asks the other gateway when one accepts requests and does not answer', async () => {
  await stopNginx(nginx)
  const hung = createTcpServer((socket) => void socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve))
  const port = Number(new URL(front).port)
  nginx = await runNginx(port, configFor(port, [(hung.address() as AddressInfo).port, ports[1] as number]))
  const startedAt = performance.now()
  // nginx takes the gateways in turn, so one of the two pages is asked for at the one that hangs.
  const answers = await Promise.all([get('/page-1'), get('/page-2')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  // Twice the time that the file gives a gateway.
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  hung.close()
})

it('answers every address that it has in its cache while both gateways are away', async () => {
  const home = await (await get('/')).text()
  const files = [...home.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map(([, address = '']) => address)
  const table = /"address":"([^"]+)"/.exec(home)?.[1] ?? ''
  const addresses = ['/', '/faq', '/dealers', '/care.txt', '/robots.txt', '/sitemap.xml']
  const before = await answersOf([...addresses, ...files, table])
  expect(files.length).toBeGreaterThan(3)
  expect(before.map(([, status]) => status)).not.toContain(404)
  await killGateways()
  await wait(maxAge * 1000 + 1000)
  expect(await answersOf([...addresses, ...files, table])).toEqual(before)
  expect((await get('/faq?not=cached&q=1')).status).toBe(502)
})

it('keeps nothing that a visitor can ask for under endlessly many addresses', async () => {
  const home = await (await get('/')).text()
  const file = /src="(\/r\/[^"]+)"/.exec(home)?.[1] ?? ''
  expect((await get('/faq')).status).toBe(200)
  expect((await get(file)).status).toBe(200)
  const kept = filesIn(cache)
  expect(kept).toBe(3)
  const others = ['?a', '?b', '/', '//', '#a', '/.', '/a/..', '/%2e', '/a/%2e%2e']
  for (const address of ['/faq', file])
    for (const end of others) for (const host of ['a.example', 'b.example']) await askRaw(address + end, host)
  for (const address of [
    '/unknown',
    '/FAQ',
    '/FAQ/',
    '/a/../faq',
    '/a/%2e%2e/faq',
    `/r/a/..${file.slice(2)}`,
  ])
    await askRaw(address, 'a.example')
  expect(filesIn(cache)).toBe(kept)
})

it('keeps no page under the key of another one', async () => {
  const pageWith = async (address: string, encoding: string) =>
    (await get(address, { 'Accept-Encoding': encoding })).text()
  const text = await pageWith('/care.txt?new', 'br')
  for (const encoding of ['br', 'gzip']) {
    // A key that ended with the encoding let this unknown address, which shows the home page, take the place of the file.
    expect(await pageWith(`/care.txt${encoding}`, 'identity')).not.toBe(text)
    expect(await pageWith('/care.txt', encoding)).toBe(text)
  }
})

it('shows a publication within the time that it may use a document', async () => {
  expect(await (await get('/')).text()).toContain('first')
  await publishSection(dir, '1.1.0', sectionCode('second'))
  expect(await (await get('/')).text()).toContain('first')
  const publishedAt = Date.now()
  while (!(await (await get('/')).text()).includes('second')) {
    expect(Date.now() - publishedAt).toBeLessThan((maxAge + longestPreparation) * 1000)
    await wait(100)
  }
})

it('speaks HTTP/2 with a certificate', async () => {
  const { certificate, key } = selfSigned()
  const [plain, encrypted] = [await freePort(), await freePort()]
  await stopNginx(nginx)
  const settings: [string, string][] = [
    ['# listen 443 ssl http2;', `listen 127.0.0.1:${encrypted} ssl http2;`],
    ['# ssl_certificate /etc/ssl/virida.pem;', `ssl_certificate ${certificate};`],
    ['# ssl_certificate_key /etc/ssl/virida.key;', `ssl_certificate_key ${key};`],
  ]
  nginx = await runNginx(plain, configFor(plain, ports, settings))
  const session = connect(`https://localhost:${encrypted}`, { ca: readFileSync(certificate) })
  try {
    const stream = session.request({ ':path': '/faq' })
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>]
    expect(headers[':status']).toBe(200)
    expect(await text(stream)).toContain('<main>first</main>')
    expect(session.alpnProtocol).toBe('h2')
  } finally {
    session.close()
  }
})

it('uses a document for as long as the header of the gateway says', () => {
  expect(/proxy_cache_valid [\d ]+ (\d+)s;/.exec(packedNginx)?.[1]).toBe(
    /^max-age=(\d+),/.exec(sharedCacheHeaders['CDN-Cache-Control'])?.[1],
  )
})

it('gives every visitor the same document, whatever their cookie says about style sheets', async () => {
  const html = await (await get('/')).text()
  const key = /name="virida-sheets" content="([^"]+)"/.exec(html)?.[1]
  expect(key).toBeDefined()
  const answer = await get('/', { Cookie: `sheets=${key}` })
  expect(await answer.text()).toBe(html)
  expect(answer.headers.get('CDN-Cache-Control')).toBeNull()
})

it('keeps nothing of a preview, and shows it to its browser only', async () => {
  expect(await (await get('/')).text()).toContain('first')
  await writeSection(dir, '2.0.0-next', sectionCode('next'))
  const { id } = await preview(dir, 'mfe-browse', '2.0.0-next')
  const opened = await get(previewAddress(id))
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const shown = await get('/', { Cookie: `other=1; ${cookie}` })
  expect(await shown.text()).toContain('next')
  expect(await (await get('/')).text()).toContain('first')
})

it('keeps an operator signed in, and nothing of what operators see', async () => {
  const answer = await fetch(`${front}/composition/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', token }),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  })
  const Cookie = `other=1; ${answer.headers.get('Set-Cookie')?.split(';')[0]}`
  for (const address of ['/composition', '/composition/apps/mfe-browse']) {
    expect([address, (await get(address, { Cookie })).status]).toEqual([address, 200])
    expect([address, (await get(address)).status]).toEqual([address, 401])
  }
})

it('passes a release to the gateway that is larger than what nginx accepts by default', async () => {
  const answer = await fetch(`${front}/publish/mfe-browse/release`, {
    method: 'POST',
    body: `{}\n${'x'.repeat(2 * 1024 * 1024)}`,
    headers: { Authorization: `Bearer ${token}` },
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'upload_invalid' }),
  ])
  const longest = /location \/publish\/ {[^}]*client_max_body_size (\d+)m;/.exec(packedNginx)?.[1]
  expect(Number(longest) * 1024 * 1024).toBeGreaterThanOrEqual(uploadLimits.total + uploadLimits.head)
})

it('tells the gateway which host was asked for, whatever the client claims', async () => {
  await killGateways()
  const seen: unknown[] = []
  const gateway = createServer((request, response) => {
    seen.push(request.headers['x-forwarded-host'])
    response.end()
  })
  gateways.push(gateway)
  await once(gateway.listen(ports[0], '127.0.0.1'), 'listening')
  await get('/api/send-email', { 'X-Forwarded-Host': 'evil.example' })
  expect(seen).toEqual(['127.0.0.1'])
})
