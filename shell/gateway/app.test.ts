import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rollBack } from '@virida/shared/release/registry'
import { createGateway } from './app'
import { fixtureSite, publishSection, sectionCode } from './testing/fixture-site'

let dir: string
let site: ReturnType<typeof createGateway>

beforeEach(async () => {
  dir = await fixtureSite()
  site = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    trustProxy: false,
    apps: ['shell', 'mfe-browse'],
  })
})

/** What goes wrong is logged; the tests that provoke it say so. */
const expectLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => jest.restoreAllMocks())

const get = (url: string, headers: Record<string, string> = {}) => site.request(url, { headers })
const text = async (url: string) => (await get(url)).text()

test('a page holds what its section rendered', async () => {
  const page = await get('/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<main>first</main>')
})

test('the head links style sheets, then the main script, then the modules it will ask for', async () => {
  const html = await text('/')
  const order = ['main.1.css', 'home.1.css', 'main.1.mjs', 'remoteEntry.mjs', 'routes.1.mjs', 'home.1.mjs']
  const places = order.map((file) => html.indexOf(file))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/integrity="sha384-/g)).toHaveLength(order.length)
})

test('the largest picture of a page is fetched before the modules, just as its element will ask for it', async () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/><img src="/a.webp" fetchPriority="high"/></picture>'
  await publishSection(dir, '1.1.0', sectionCode(picture))
  const html = await text('/')
  expect(html).toContain('imagesrcset="/a-480.avif 480w" imagesizes="100vw" fetchpriority="high">')
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
})

test('texts of the head are escaped', async () => {
  const html = await text('/')
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html).toContain('content="It says &quot;yes&quot;"')
})

test('a new release shows at the next request, and a roll back takes it away again', async () => {
  await text('/')
  await publishSection(dir, '1.1.0', sectionCode('second'))
  expect(await text('/')).toContain('<main>second</main>')
  await rollBack(dir, 'mfe-browse')
  expect(await text('/')).toContain('<main>first</main>')
})

test('files of a release that is no longer live are still served, for pages that are open', async () => {
  await publishSection(dir, '1.1.0', sectionCode('second'))
  expect((await get('/r/mfe-browse/1.0.0/home.1.mjs')).status).toBe(200)
})

test('a release that cannot be run gives way to the one before it, and the page names that one', async () => {
  const log = expectLog()
  await publishSection(dir, '1.1.0', 'throw new Error("broken")')
  const page = await get('/')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<main>first</main>')
  expect(html).toContain('"base":"/r/mfe-browse/1.0.0/"')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(log).toHaveBeenCalled()
})

test('a section of which no release can be run leaves the frame, with status 503', async () => {
  expectLog()
  rmSync(path.join(dir, 'mfe-browse', '1.0.0'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(page.headers.get('Retry-After')).toBe('10')
  expect(await page.text()).toContain('<main>box</main>')
})

test('a section whose files come back is shown again at the next request', async () => {
  expectLog()
  rmSync(path.join(dir, 'mfe-browse', '1.0.0'), { recursive: true })
  expect((await get('/')).status).toBe(503)
  await publishSection(dir, '1.0.0', sectionCode('back'))
  expect(await text('/')).toContain('<main>back</main>')
})

test('a page that never finishes is given up after three seconds', async () => {
  expectLog()
  await publishSection(dir, '1.1.0', sectionCode('hang'))
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<main>box</main>')
}, 10_000)

test('without any shell the visitor still gets the phone number', async () => {
  expectLog()
  rmSync(path.join(dir, 'shell'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('(951) 555-01')
})

test('a damaged registry leaves the last good one in force and shows in the health', async () => {
  expectLog()
  await text('/')
  writeFileSync(path.join(dir, 'registry.json'), 'broken')
  expect(await text('/')).toContain('<main>first</main>')
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(((await state.json()) as { registry: { problem: string } }).registry.problem).toContain('damaged')
})

test('an unknown slug is a redirect', async () => {
  const page = await get('/elsewhere')
  expect(page.status).toBe(302)
  expect(page.headers.get('Location')).toBe('/not-found')
})

test('a document that the browser still has costs no bytes', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  const again = await get('/', { 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('documents and files are sent in %s to a browser that takes it', async (encoding, decompress) => {
  for (const url of ['/', '/r/mfe-browse/1.0.0/home.1.mjs']) {
    const answer = await get(url, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    const plain = await text(url)
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain)
  }
})

test('a client that refuses brotli does not get it', async () => {
  expect((await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding')).toBe('gzip')
})

test('files of a release are kept for ever', async () => {
  const file = await get('/r/mfe-browse/1.0.0/home.1.css')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('Content-Type')).toContain('text/css')
})

test.each([
  '/r/mfe-browse/1.0.0/server/server.cjs',
  '/r/mfe-browse/1.0.0/manifest.json',
  '/r/mfe-browse/1.0.0/..%2f..%2fregistry.json',
  '/r/mfe-browse/1.0.0/%2e%2e/%2e%2e/registry.json',
  '/r/mfe-browse/media/..%2f1.0.0%2fmanifest.json',
  '/r/..%2f/x/y',
  '/r/mfe-browse/9.9.9/home.1.mjs',
  '/r/registry.json',
])('%s is not served', async (url) => {
  const answer = await get(url)
  expect(answer.status).toBe(404)
})

test('a public file of a section stands at the root of the site', async () => {
  const document = await get('/care.txt')
  expect(await document.text()).toBe('Wash with water.')
  expect(document.headers.get('Content-Type')).toContain('text/plain')
})

test('the sitemap names the pictures of a page, escaped', async () => {
  const listed = await text('/sitemap.xml')
  expect(listed).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect(listed).toContain(
    '<image:image><image:loc>https://www.virida.example.com/house.webp?a&amp;b</image:loc></image:image></url>',
  )
})

test('the sitemap lists every address of the live sections and robots are told where it is', async () => {
  expect(await text('/sitemap.xml')).toContain('<loc>https://www.virida.example.com/</loc>')
  expect(await text('/robots.txt')).toContain('Sitemap: https://www.virida.example.com/sitemap.xml')
})

test('nothing inline and nothing evaluated may run on a page', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test.each([
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
])('every answer carries %s', async (name) => {
  for (const url of ['/', '/r/mfe-browse/1.0.0/home.1.mjs', '/healthz']) {
    expect((await get(url)).headers.get(name)).toBeTruthy()
  }
})

test('a map of somebody else opens the policy to them alone, and the page is told', async () => {
  const map = { styleUrl: 'https://tiles.example.com/style.json' }
  const open = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', trustProxy: false, map })
  const page = await open.request('/')
  expect(page.headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://tiles.example.com;",
  )
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  expect(await page.text()).toContain(
    '"settings":{"map":{"styleUrl":"https://tiles.example.com/style.json"}}',
  )
})

test('a page cannot be posted to', async () => {
  expect((await site.request('/', { method: 'POST', body: 'x' })).status).toBe(405)
})

test('the health names every live release and the age of the registry', async () => {
  const state = await get('/healthz')
  expect(state.status).toBe(200)
  expect(await state.json()).toMatchObject({
    ok: true,
    registry: { ageSeconds: expect.any(Number) as number },
    apps: { shell: { version: '1.0.0', reachable: true }, 'mfe-browse': { reachable: true } },
  })
})

test('a section that was never published is not healthy', async () => {
  const all = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', trustProxy: false })
  const state = await all.request('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-tools': { version: null, reachable: false } } })
})

test('a registry that disappears leaves the last good one in force', async () => {
  expectLog()
  await text('/')
  rmSync(path.join(dir, 'registry.json'))
  expect(await text('/')).toContain('<main>first</main>')
  expect((await get('/healthz')).status).toBe(503)
})

test.each(['W/"x", ETAG', '*'])('%s as what the browser has costs no bytes', async (header) => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', { 'If-None-Match': header.replace('ETAG', etag) })).status).toBe(304)
})

test('the client says which encoding it likes best', async () => {
  const best = async (accepted: string) =>
    (await get('/', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding')
  expect(await best('br;q=0.1, gzip;q=1')).toBe('gzip')
  expect(await best('*')).toBe('br')
  expect(await best('identity')).toBeNull()
})

test('every unknown path is one document in memory', async () => {
  const first = (await get('/anything')).headers.get('ETag')
  expect((await get('/something/else')).headers.get('ETag')).toBe(first)
})

test('a live release with a file missing is not healthy', async () => {
  rmSync(path.join(dir, 'mfe-browse', '1.0.0', 'client', 'home.1.css'))
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-browse': { reachable: false } } })
})
