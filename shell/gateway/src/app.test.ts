import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { integrityOf } from '@virida/shared/platform/integrity'
import { rollBack } from '@virida/shared/platform/release/registry/registry'
import {
  createRevision,
  readRegistry,
  registryFile,
} from '@virida/shared/platform/release/registry/registry-folder'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from './app'
import { testProcesses } from './testing/test-processes'
import { fixtureSite, publishSection, sectionCode, writeSection } from './testing/fixture-site'

let dir: string
let site: ReturnType<typeof createGateway>
const processes = testProcesses()
const logged = testLog()

beforeEach(async () => {
  dir = await fixtureSite()
  site = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    apps: ['shell', 'mfe-browse'],
    log: logged.log,
    processes: processes(),
  })
})

/** Takes the log lines of a test that causes an error on purpose. A test fails if it leaves any line. */
const takeLines = () => logged.lines.splice(0)
afterEach(() => expect(logged.lines).toEqual([]))

const get = (url: string, headers: Record<string, string> = {}) => site.request(url, { headers })
const text = async (url: string) => (await get(url)).text()

it('answers with the page that its section rendered', async () => {
  const page = await get('/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<main>first</main>')
})

const order = ['main.1.mjs', 'remoteEntry.mjs', 'routes.1.mjs', 'home.1.mjs']
const sheets = ['main.1.css', 'home.1.css']

/** The cookie of a browser that has the style sheets of a document. */
const knownSheets = (html: string) => ({
  Cookie: `other=1; sheets=${/<meta name="virida-sheets" content="([^"]+)">/.exec(html)?.[1]}`,
})
const linkedText = async (url: string) => (await get(url, knownSheets(await text(url)))).text()

it('requests the main script first, then the modules it imports, and contains the styles', async () => {
  const html = await text('/')
  const places = [...order, '<style ', '<body>'].map((part) => html.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/integrity="sha384-/g)).toHaveLength(order.length)
  expect(html).toContain('data-src="/r/shell/1.0.0/main.1.css">a{}</style>')
  expect(html).toContain('data-href="home.1.css" data-src="/r/mfe-browse/1.0.0/home.1.css">b{}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

it('links style sheets first, then the main script, for a browser that has the style sheets', async () => {
  const html = await linkedText('/')
  const places = [...sheets, ...order].map((file) => html.indexOf(file))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/integrity="sha384-/g)).toHaveLength(sheets.length + order.length)
  expect(html).not.toContain('<style')
})

const styleSource = (answer: Response) =>
  /style-src ([^;]+)/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1]

it('allows the styles of a document by their hashes, and no other inline styles', async () => {
  const page = await get('/')
  const html = await page.text()
  const hashes = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, style = '']) => `'${integrityOf(Buffer.from(style))}'`,
  )
  expect(hashes).toHaveLength(2)
  expect(styleSource(page)).toBe(`'self' ${hashes.join(' ')}`)
  expect(styleSource(await get('/', knownSheets(html)))).toBe("'self'")
})

it('has two forms of a document, whatever the cookie says', async () => {
  const tagFor = async (cookie: string) => (await get('/', { Cookie: cookie })).headers.get('ETag')
  const first = await get('/')
  const { Cookie: known } = knownSheets(await first.text())
  expect(first.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
  expect(await tagFor('sheets=x')).toBe(first.headers.get('ETag'))
  expect(await tagFor(`sheets=${'x'.repeat(9000)}`)).toBe(first.headers.get('ETag'))
  const linked = await tagFor(known)
  expect(linked).not.toBe(first.headers.get('ETag'))
  expect(await tagFor(`${known}.x`)).toBe(linked)
})

it('answers 304 with the policy of the form that the browser has', async () => {
  const first = await get('/')
  const etag = first.headers.get('ETag') ?? ''
  const again = await get('/', { ...knownSheets(await first.text()), 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(again.headers.get('ETag')).toBe(etag)
  expect(styleSource(again)).toBe(styleSource(first))
})

it('contains the styles of a new release, also for a browser that has those of the release before', async () => {
  const cookie = knownSheets(await text('/'))
  await publishSection(dir, '1.1.0', sectionCode('second'))
  const html = await (await get('/', cookie)).text()
  expect(html).toContain('data-src="/r/mfe-browse/1.1.0/home.1.css">b{}</style>')
})

it.each([
  ['ends the element', 'b{}</style>'],
  ['loads another one', '@import "x.css";'],
  ['has an address relative to the sheet', 'b{background:url(a.webp)}'],
  ['has a character that a parser replaces', 'b{}\r'],
])('links the style sheets when one %s', async (_, style) => {
  await publishSection(dir, '1.1.0', sectionCode('second'), style)
  const page = await get('/')
  const html = await page.text()
  expect(html).not.toContain('<style')
  expect(html).toContain('href="/r/mfe-browse/1.1.0/home.1.css"')
  expect(page.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
})

it('contains style sheets with absolute addresses', async () => {
  const style = 'b{background:url(/a.webp)}i{mask:url("data:image/svg+xml,a")}'
  await publishSection(dir, '1.1.0', sectionCode('second'), style)
  expect(await text('/')).toContain(`>${style}</style>`)
})

it('does not contain a style sheet that has changed on the disk', async () => {
  writeFileSync(path.join(dir, 'mfe-browse', '1.0.0', 'client', 'home.1.css'), 'changed{}')
  expect(await text('/')).not.toContain('changed')
  expect(takeLines()).toHaveLength(1)
})

it('preloads the large picture of a page before the modules', async () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/><img src="/a.webp" fetchPriority="high"/></picture>'
  await publishSection(dir, '1.1.0', sectionCode(picture))
  const html = await text('/')
  expect(html).toContain('imagesrcset="/a-480.avif 480w" imagesizes="100vw" fetchpriority="high">')
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
})

it('escapes the texts of the head', async () => {
  const html = await text('/')
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html).toContain('content="It says &quot;yes&quot;"')
})

it('shows a new release at the next request, and the old one again after a rollback', async () => {
  await text('/')
  await publishSection(dir, '1.1.0', sectionCode('second'))
  expect(await text('/')).toContain('<main>second</main>')
  await rollBack(dir, 'mfe-browse')
  expect(await text('/')).toContain('<main>first</main>')
})

it('still serves the files of a release that is no longer live, for open pages', async () => {
  await publishSection(dir, '1.1.0', sectionCode('second'))
  expect((await get('/r/mfe-browse/1.0.0/home.1.mjs')).status).toBe(200)
})

it('lets shared caches keep files of the live release and of the five before it, and no others', async () => {
  for (let minor = 1; minor <= 6; minor++) await publishSection(dir, `1.${minor}.0`, sectionCode('second'))
  await writeSection(dir, '2.0.0', sectionCode('never live'))
  await text('/')
  const sharedOf = async (version: string) => {
    const { status, headers } = await get(`/r/mfe-browse/${version}/home.1.mjs`)
    return [status, headers.get('CDN-Cache-Control')]
  }
  expect(await Promise.all(['1.6.0', '1.1.0', '1.0.0', '2.0.0'].map(sharedOf))).toEqual([
    [200, null],
    [200, null],
    [200, 'no-store'],
    [200, 'no-store'],
  ])
})

it('uses the previous release when the live one cannot be run, and names it in the document', async () => {
  await publishSection(dir, '1.1.0', 'throw new Error("broken")')
  const page = await get('/')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<main>first</main>')
  expect(html).toContain('"base":"/r/mfe-browse/1.0.0/"')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(page.headers.has('CDN-Cache-Control')).toBe(false)
  expect(takeLines()).toHaveLength(1)
})

it('answers 503 with the error box when no release of a section can be run', async () => {
  rmSync(path.join(dir, 'mfe-browse', '1.0.0'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(page.headers.get('Retry-After')).toBe('10')
  expect(await page.text()).toContain('<main>box</main>')
  expect(takeLines()).not.toEqual([])
})

it('shows a section again when its files are back', async () => {
  rmSync(path.join(dir, 'mfe-browse', '1.0.0'), { recursive: true })
  expect((await get('/')).status).toBe(503)
  await publishSection(dir, '1.0.0', sectionCode('back'))
  // The error box is kept for a second.
  await sleep(1050)
  expect(await text('/')).toContain('<main>back</main>')
  expect(takeLines()).not.toEqual([])
})

it('renders the page of a broken release once in some seconds, and with the next release at once', async () => {
  const own = processes()
  const render = jest.spyOn(own, 'render')
  const options = { releasesDir: dir, mailUrl: 'http://127.0.0.1:9', log: logged.log, processes: own }
  const broken = createGateway(options)
  await publishSection(dir, '1.1.0', sectionCode('throw'))
  const show = async () => (await broken.request('/')).text()
  for (let turn = 0; turn < 10; turn++) expect(await show()).toContain('<main>first</main>')
  // The live release and the one before it.
  expect(render).toHaveBeenCalledTimes(2)
  await publishSection(dir, '1.2.0', sectionCode('second'))
  expect(await show()).toContain('<main>second</main>')
  expect(takeLines()).toHaveLength(1)
})

it('renders the error box once in a second', async () => {
  const own = processes()
  const render = jest.spyOn(own, 'render')
  const options = { releasesDir: dir, mailUrl: 'http://127.0.0.1:9', log: logged.log, processes: own }
  const broken = createGateway(options)
  await publishSection(dir, '1.0.1', sectionCode('throw'))
  await publishSection(dir, '1.0.2', sectionCode('throw'))
  for (let turn = 0; turn < 10; turn++) expect((await broken.request('/')).status).toBe(503)
  expect(render).toHaveBeenCalledTimes(2)
  await sleep(1050)
  expect((await broken.request('/')).status).toBe(503)
  expect(render).toHaveBeenCalledTimes(4)
  expect(takeLines()).toHaveLength(1)
})

it('uses the previous release when the live one throws, does not finish, or does not let go of the processor', async () => {
  await text('/')
  for (const [version, page] of ['throw', 'hang', 'loop'].entries()) {
    await publishSection(dir, `1.${version}.1`, sectionCode('first'))
    await publishSection(dir, `1.${version}.2`, sectionCode(page))
    expect(await text('/')).toContain('<main>first</main>')
  }
  expect(takeLines()).not.toEqual([])
}, 60_000)

it('shows the error box for a page that no release renders within three seconds', async () => {
  await publishSection(dir, '1.1.0', sectionCode('hang'))
  await publishSection(dir, '1.2.0', sectionCode('hang'))
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<main>box</main>')
  expect(takeLines()).not.toEqual([])
}, 60_000)

it('answers with the phone number when there is no shell', async () => {
  rmSync(path.join(dir, 'shell'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('(951) 555-01')
  expect(takeLines()).not.toEqual([])
})

/** Leaves a newest revision that cannot be read, as a failing disk does. The changed copy makes the gateway look. */
function createDamagedRevision() {
  createRevision(dir, { ...readRegistry(dir), revision: 99 })
  writeFileSync(path.join(dir, 'registry', '000000099.json'), 'broken')
}

it('keeps the last good registry when the file is damaged, and reports it as unhealthy', async () => {
  await text('/')
  createDamagedRevision()
  expect(await text('/')).toContain('<main>first</main>')
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(((await state.json()) as { registry: { problem: string } }).registry.problem).toContain('damaged')
  expect(takeLines()).not.toEqual([])
})

it('answers a redirect of a page with 302', async () => {
  const page = await get('/elsewhere')
  expect(page.status).toBe(302)
  expect(page.headers.get('Location')).toBe('/not-found')
})

it('answers 304 without a body when the browser has the document', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  const again = await get('/', { 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends documents and files in %s to a browser that accepts it', async (encoding, decompress) => {
  for (const url of ['/', '/r/mfe-browse/1.0.0/home.1.mjs']) {
    const answer = await get(url, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    const plain = await text(url)
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain)
  }
})

it('does not send brotli to a client that refuses it', async () => {
  expect((await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding')).toBe('gzip')
})

it('lets browsers cache the files of a release forever', async () => {
  const file = await get('/r/mfe-browse/1.0.0/home.1.css')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('Content-Type')).toContain('text/css')
})

it.each([
  '/r/mfe-browse/1.0.0/server/server.cjs',
  '/r/mfe-browse/1.0.0/manifest.json',
  '/r/mfe-browse/1.0.0/..%2f..%2fregistry.json',
  '/r/mfe-browse/1.0.0/%2e%2e/%2e%2e/registry.json',
  '/r/mfe-browse/media/..%2f1.0.0%2fmanifest.json',
  '/r/..%2f/x/y',
  '/r/mfe-browse/9.9.9/home.1.mjs',
  '/r/registry.json',
])('does not serve %s', async (url) => {
  const answer = await get(url)
  expect(answer.status).toBe(404)
})

it('serves a public file at the root of the site', async () => {
  const document = await get('/care.txt')
  expect(await document.text()).toBe('Wash with water.')
  expect(document.headers.get('Content-Type')).toContain('text/plain')
})

it('lists each picture of a page once in the sitemap, escaped', async () => {
  const listed = await text('/sitemap.xml')
  expect(listed).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect(listed).toContain(
    '<image:image><image:loc>https://www.virida.example.com/house.webp?a&amp;b</image:loc></image:image></url>',
  )
  expect(listed.match(/<image:image>/g)).toHaveLength(1)
})

it('lists every address of the live sections in the sitemap, and names the sitemap in robots.txt', async () => {
  expect(await text('/sitemap.xml')).toContain('<loc>https://www.virida.example.com/</loc>')
  expect(await text('/robots.txt')).toContain('Sitemap: https://www.virida.example.com/sitemap.xml')
})

it('forbids inline scripts and eval', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

it.each([
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
])('sends %s with every response', async (name) => {
  for (const url of [
    '/',
    '/elsewhere',
    '/FAQ',
    '/%',
    '/r/mfe-browse/1.0.0/home.1.mjs',
    '/healthz',
    '/r/x',
    '/api/x',
  ])
    for (const method of ['GET', 'HEAD', 'DELETE'])
      expect((await site.request(url, { method })).headers.get(name)).toBeTruthy()
  expect(takeLines()).toHaveLength(1)
})

it('adds only the server of an external map to the policy, and passes the setting to the page', async () => {
  const map = { styleUrl: 'https://tiles.example.com/style.json' }
  const open = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    map,
    processes: processes(),
  })
  const page = await open.request('/')
  expect(page.headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://tiles.example.com;",
  )
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  expect(await page.text()).toContain(
    '"settings":{"map":{"styleUrl":"https://tiles.example.com/style.json"}}',
  )
})

it('refuses POST to a page', async () => {
  expect((await site.request('/', { method: 'POST', body: 'x' })).status).toBe(405)
})

it('is not ready after a stop signal, and still answers', async () => {
  let isStopping = false
  const stopping = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    isStopping: () => isStopping,
    processes: processes(),
  })
  expect((await stopping.request('/readyz')).status).toBe(200)
  isStopping = true
  expect((await stopping.request('/readyz')).status).toBe(503)
  const page = await stopping.request('/')
  expect(page.status).toBe(200)
  expect(page.headers.get('Connection')).toBe('close')
})

it('is ready while a section is broken, and not ready when no shell can be run', async () => {
  rmSync(path.join(dir, 'mfe-browse', '1.0.0'), { recursive: true })
  expect((await get('/healthz/composition')).status).toBe(503)
  expect((await get('/readyz')).status).toBe(200)
  rmSync(path.join(dir, 'shell', '1.0.0'), { recursive: true })
  const later = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
  expect((await later.request('/readyz')).status).toBe(503)
})

it.each(['/metrics', '/metrics/x', '/healthz/x', '/readyz/x', '/livez/x'])(
  'never answers %s with the home page',
  async (url) => {
    expect((await get(url)).status).toBe(404)
  },
)

it('reports every live release and the age of the registry as health', async () => {
  const state = await get('/healthz')
  expect(state.status).toBe(200)
  expect(await state.json()).toMatchObject({
    ok: true,
    registry: { ageSeconds: expect.any(Number) as number },
    apps: { shell: { version: '1.0.0', reachable: true }, 'mfe-browse': { reachable: true } },
  })
})

it('reports a section that was never published as unhealthy', async () => {
  const all = createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    processes: processes(),
  })
  const state = await all.request('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-tools': { version: null, reachable: false } } })
})

it('keeps the last good registry when the file disappears', async () => {
  await text('/')
  rmSync(path.join(dir, 'registry'), { recursive: true })
  rmSync(path.join(dir, registryFile))
  expect(await text('/')).toContain('<main>first</main>')
  expect((await get('/healthz')).status).toBe(503)
  expect(takeLines()).not.toEqual([])
})

it.each(['W/"x", ETAG', '*'])('answers 304 for If-None-Match: %s', async (header) => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', { 'If-None-Match': header.replace('ETAG', etag) })).status).toBe(304)
})

it('chooses the encoding by the weights of the client', async () => {
  const best = async (accepted: string) =>
    (await get('/', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding')
  expect(await best('br;q=0.1, gzip;q=1')).toBe('gzip')
  expect(await best('*')).toBe('br')
  expect(await best('identity')).toBeNull()
})

it('caches one document for all unknown paths', async () => {
  const first = (await get('/anything')).headers.get('ETag')
  expect((await get('/something/else')).headers.get('ETag')).toBe(first)
})

it('reports a live release with a missing file as unhealthy', async () => {
  rmSync(path.join(dir, 'mfe-browse', '1.0.0', 'client', 'home.1.css'))
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-browse': { reachable: false } } })
})

it('renders a page for the query parameters that it reads, and once for all others', async () => {
  await publishSection(dir, '1.1.0', sectionCode('query'))
  expect(await text('/?utm=1&size=2&q=a')).toContain('<main>query ?q=a&size=2</main>')
  const tags = await Promise.all(
    ['/', '/?x=1', '/?x=2&y=3'].map(async (url) => (await get(url)).headers.get('ETag')),
  )
  expect(new Set(tags).size).toBe(1)
})

it.each(['/FAQ', '/%66aq', '/%46AQ'])('redirects %s to the one address of the page', async (url) => {
  const answer = await get(`${url}?q=a%20b`)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('Location')).toBe('/faq?q=a%20b')
})

it('does not redirect to another site', async () => {
  for (const url of ['/%2Fexample.com/FAQ', '/FAQ%3Fa', '/faq', '/UNKNOWN'])
    expect((await get(url)).status).toBe(200)
})

it.each(['/%', '/%E0%A4%A', '/%0A', '/faq%00', '/r/%E0%A4'])(
  'answers 400 to the unreadable path %s and logs nothing',
  async (url) => {
    expect((await get(url)).status).toBe(400)
  },
)

it('logs a broken page once, however often it is asked for', async () => {
  await publishSection(dir, '1.1.0', 'throw new Error("broken")')
  for (let i = 0; i < 20; i++) await get(`/?q=${i}`)
  const lines = takeLines()
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/\n./)
})

const mapKey = { googleKey: 'secret-key' }
const withKey = () =>
  createGateway({
    releasesDir: dir,
    mailUrl: 'http://127.0.0.1:9',
    map: mapKey,
    log: logged.log,
    processes: processes(),
  })
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? ''

it('opens the policy for Google on the page with the map only, and for the hosts that Google documents', async () => {
  const page = await withKey().request('/dealers')
  expect(policyOf(page)).toContain("script-src 'self' https://maps.googleapis.com")
  expect(policyOf(page)).not.toContain('*')
  // Browsers ignore 'unsafe-inline' beside a hash.
  expect(styleSource(page)).not.toContain('sha')
  expect(await page.text()).toContain('"settings":{"map":{"googleKey":"secret-key"}}')
  for (const url of ['/', '/faq', '/unknown', '/r/mfe-browse/1.0.0/home.1.mjs', '/FAQ']) {
    const other = await withKey().request(url)
    expect(policyOf(other)).not.toMatch(/google|unsafe/)
    expect(await other.text()).not.toContain('secret-key')
  }
})

it('tells every document which pages have a policy of their own, when there is a key', async () => {
  for (const url of ['/', '/dealers'])
    expect(await (await withKey().request(url)).text()).toContain('"ownPolicy":["/dealers"]')
  expect(await text('/dealers')).not.toContain('ownPolicy')
  expect(policyOf(await get('/dealers'))).not.toContain('google')
})

it('requires Trusted Types in documents of a shell that creates its policy', async () => {
  expect(policyOf(await get('/'))).toContain("require-trusted-types-for 'script'; trusted-types default;")
  expect(policyOf(await get('/r/mfe-browse/1.0.0/home.1.mjs'))).not.toContain('trusted-types')
  expect(policyOf(await withKey().request('/dealers'))).not.toContain('trusted-types')
})

it('asks browsers to report what the policy blocks', async () => {
  const page = await get('/')
  expect(policyOf(page)).toContain('report-to csp; report-uri /csp-reports')
  expect(page.headers.get('Reporting-Endpoints')).toBe('csp="/csp-reports"')
})

it('logs nothing about a client that goes while it sends a body', async () => {
  const gone = new AbortController()
  const body = new ReadableStream({
    pull() {
      gone.abort()
      throw new Error('aborted')
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body, signal: gone.signal, duplex: 'half' }
  expect((await site.request('/page-reports', init)).status).toBe(400)
})
