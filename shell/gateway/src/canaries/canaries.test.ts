import { rmSync } from 'node:fs'
import path from 'node:path'
import { abortCanary, promoteCanary, startCanary } from '@virida/shared/platform/release/canary'
import { preview } from '@virida/shared/platform/release/preview'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import type { Canary } from '@virida/shared/platform/release/registry/registry-schema'
import { writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from '../app'
import type { RenderProcesses } from '../rendering/render-processes'
import { fixtureSite, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'
import { isInShare } from './bucket'

const makeProcesses = testProcesses()
const logged = testLog()
let dir: string
let processes: RenderProcesses
let site: ReturnType<typeof createGateway>
let canary: Canary
let rendered: string[]

beforeEach(async () => {
  dir = await fixtureSite()
  await writeSection(dir, '1.1.0', sectionCode('next'))
  canary = await startCanary(dir, 'mfe-browse', '1.1.0', 10)
  rendered = []
  processes = makeProcesses()
  const render = processes.render.bind(processes)
  processes.render = (request) => {
    rendered.push(`${request.section?.version} ${request.url.pathname}`)
    return render(request)
  }
  site = createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', 'mfe-browse'] },
    ...{ processes, log: logged.log },
  })
})

/** The cookie of a browser that is in the share of the canary, or of one that is not. */
function cookieOf(isIn: boolean): string {
  const bucket = Array.from({ length: 10_000 }, (_, n) => n).find((n) => isInShare(canary, n) === isIn)
  return `bucket=${bucket}`
}

const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } })
const mainOf = async (url: string, cookie?: string) =>
  /<main>(.*)<\/main>/.exec(await (await get(url, cookie)).text())?.[1]

it('gives browsers in the share the release, in a document that names it for the browser too', async () => {
  const html = await (await get('/', cookieOf(true))).text()
  expect(html).toContain('<main>next</main>')
  expect(html).toContain('"version":"1.1.0"')
  expect(html).toContain('/r/mfe-browse/1.1.0/home.1.mjs')
  // The table of sections has a public address and names the live releases, so the document names all sections itself.
  expect(html).not.toContain('"table"')
  const others = await (await get('/', cookieOf(false))).text()
  expect(others).toContain('<main>first</main>')
  expect(others).not.toContain('1.1.0')
})

it('gives a browser without a bucket one in a cookie, which decides for this document already', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const answer = await get('/')
    const cookie = answer.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^bucket=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const first = /<main>(.*)<\/main>/.exec(await answer.text())?.[1]
    expect(await mainOf('/', cookie.split(';', 1)[0])).toBe(first)
  }
})

it('keeps the bucket of a browser, and replaces a text that is none', async () => {
  expect((await get('/', 'bucket=12')).headers.get('Set-Cookie')).toBeNull()
  expect((await get('/', 'bucket=../x')).headers.get('Set-Cookie')).toMatch(/^bucket=\d{1,4};/)
})

it('sends the cookie to encrypted sites only, if this one is encrypted', async () => {
  expect((await site.request('https://www.example.com/')).headers.get('Set-Cookie')).toMatch(/; Secure(;|$)/)
})

it('sets no cookie and lets shared caches store documents when there is no canary', async () => {
  await abortCanary(dir, 'mfe-browse')
  const answer = await get('/')
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(await mainOf('/', 'bucket=12')).toBe('first')
})

it.each(['/', '/care.txt', '/FAQ', '/elsewhere', '/unknown'])(
  'lets no shared cache store %s while browsers get different releases',
  async (url) => {
    for (const isIn of [true, false]) {
      const { headers } = await get(url, cookieOf(isIn))
      expect(headers.get('Cache-Control')).toBe('private, no-cache')
      expect(headers.has('CDN-Cache-Control')).toBe(false)
    }
  },
)

it('does not answer 304 to a browser that has the document of the other release', async () => {
  const etag = (await get('/', cookieOf(false))).headers.get('ETag') ?? ''
  expect((await get('/', cookieOf(false), { 'If-None-Match': etag })).status).toBe(304)
  expect((await get('/', cookieOf(true), { 'If-None-Match': etag })).status).toBe(200)
})

it('caches the pages of the canary and the live ones apart from each other', async () => {
  for (let turn = 0; turn < 3; turn++)
    for (const isIn of [true, false])
      expect(await mainOf('/faq', cookieOf(isIn))).toBe(isIn ? 'next' : 'first')
  expect(rendered.filter((page) => page.endsWith('/faq'))).toEqual(['1.1.0 /faq', '1.0.0 /faq'])
})

it('gives concurrent browsers that wait for the same page each their own release', async () => {
  const mains = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => mainOf('/dealers', cookieOf(turn % 2 === 1))),
  )
  expect(mains).toEqual(['first', 'next', 'first', 'next', 'first', 'next'])
})

it('keeps the cached pages of the canary when another section is published', async () => {
  await mainOf('/', cookieOf(true))
  const routes = [{ path: '/support', chunk: 'page' }]
  await writeRelease(dir, { app: 'mfe-support', version: '1.0.0', serverCode: sectionCode('help'), routes })
  await publish(dir, 'mfe-support', '1.0.0')
  expect(await mainOf('/', cookieOf(true))).toBe('next')
  expect(await (await get('/', cookieOf(true))).text()).toContain('"name":"mfe-support"')
  expect(rendered.filter((page) => page === '1.1.0 /')).toHaveLength(1)
})

it('shows the live release to all browsers after an abort, and tells open tabs to leave', async () => {
  expect(await mainOf('/', cookieOf(true))).toBe('next')
  await abortCanary(dir, 'mfe-browse')
  expect(await mainOf('/', cookieOf(true))).toBe('first')
  expect(await (await get('/r/withdrawn.json')).json()).toEqual({ 'mfe-browse': ['1.1.0'] })
})

it('shows the release to all browsers after it is promoted', async () => {
  await promoteCanary(dir, 'mfe-browse')
  expect(await mainOf('/', cookieOf(false))).toBe('next')
})

it('shows the live release where the canary fails, and names it in the document', async () => {
  await abortCanary(dir, 'mfe-browse')
  await writeSection(dir, '1.2.0', sectionCode('throw'))
  canary = await startCanary(dir, 'mfe-browse', '1.2.0', 10)
  const answer = await get('/', cookieOf(true))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await answer.text()
  expect(html).toContain('<main>first</main>')
  expect(html).toContain('"version":"1.0.0"')
})

it('shows the live release on a machine that does not have the canary yet', async () => {
  const { canaries } = readRegistry(dir)
  await abortCanary(dir, 'mfe-browse')
  rmSync(path.join(dir, 'mfe-browse', '1.1.0'), { recursive: true })
  const registry = readRegistry(dir)
  createRevision(dir, { ...registry, revision: registry.revision + 1, canaries })
  expect(await mainOf('/', cookieOf(true))).toBe('first')
})

it('shows a preview to a browser that is in the share of a canary', async () => {
  await writeSection(dir, '1.3.0', sectionCode('later'))
  const { id } = await preview(dir, 'mfe-browse', '1.3.0')
  const opened = await get(`/preview/${id}`)
  const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';', 1)[0]
  expect(await mainOf('/', `${cookieOf(true)}; ${cookie}`)).toBe('later')
})
