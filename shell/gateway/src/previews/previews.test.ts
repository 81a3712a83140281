import { preview } from '@virida/shared/platform/release/preview'
import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from '../app'
import { fixtureSite, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()
const logged = testLog()
const previewKey = 'k'.repeat(32)
let dir: string
let site: ReturnType<typeof createGateway>
/** Address of the preview of a release that says "next". */
let address: string

const makeSite = (key = previewKey) =>
  createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', 'mfe-browse'] },
    ...{ previewKey: key, processes: processes(), log: logged.log },
  })

beforeEach(async () => {
  dir = await fixtureSite()
  await writeSection(dir, '1.1.0', sectionCode('next'))
  address = `/preview/${(await preview(dir, 'mfe-browse', '1.1.0')).id}`
  site = makeSite()
})

const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } })

/** Opens the preview. @returns the cookie as a browser sends it. */
async function open(): Promise<string> {
  const answer = await get(address)
  return (answer.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? ''
}

it('opens a preview with a cookie that scripts cannot read, at the first page of the section', async () => {
  const answer = await get(address)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/^preview=[^;]+; Max-Age=60480\d; Path=\/; HttpOnly; SameSite=Lax$/)
})

it('opens a preview also when the clock of the machine is years behind', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2020, 0))
  const answer = await get(address)
  clock.mockRestore()
  expect(answer.status).toBe(303)
})

it('sends the cookie to encrypted sites only, if this one is encrypted', async () => {
  const answer = await site.request(`https://www.example.com${address}`)
  expect(answer.headers.get('Set-Cookie')).toMatch(/; Secure(;|$)/)
})

it('shows the release to the browser that has opened it, and the live one to others', async () => {
  const cookie = await open()
  const own = await (await get('/', cookie)).text()
  expect(own).toContain('<main>next</main>')
  expect(own).toContain('"version":"1.1.0"')
  expect(own).toContain('/r/mfe-browse/1.1.0/home.1.mjs')
  const others = await (await get('/')).text()
  expect(others).toContain('<main>first</main>')
  expect(others).not.toContain('1.1.0')
})

it('has a badge with a button that works without scripts', async () => {
  const html = await (await get('/', await open())).text()
  expect(html).toContain('Preview: mfe-browse 1.1.0')
  expect(html).toContain('<form method="post" action="/preview/leave"><button>Leave preview</button></form>')
  expect((await get('/preview/badge.css')).headers.get('Content-Type')).toContain('text/css')
  expect(await (await get('/')).text()).not.toContain('preview')
})

it.each(['/', '/care.txt', '/FAQ', '/elsewhere', '/unknown'])(
  'lets no cache and no index keep %s',
  async (url) => {
    const answer = await get(url, await open())
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.has('CDN-Cache-Control')).toBe(false)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  },
)

it('forbids search engines to list a preview in the document too', async () => {
  const robots = '<meta name="robots" content="noindex">'
  expect(await (await get('/', await open())).text()).toContain(robots)
  expect(await (await get('/')).text()).not.toContain(robots)
})

it('neither takes a preview from the cache of pages nor puts it there', async () => {
  const cookie = await open()
  const text = async (own?: string) => (await get('/', own)).text()
  const before = await text()
  expect(await text(cookie)).toContain('<main>next</main>')
  expect(await text()).toBe(before)
  expect((await get('/')).headers.get('Vary')).toContain('Cookie')
})

it('gives concurrent visitors of one address each their own release', async () => {
  const cookie = await open()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, turn) => (await get('/faq', turn % 2 ? cookie : undefined)).text()),
  )
  for (const [turn, html] of answers.entries())
    expect(html.includes('<main>next</main>')).toBe(turn % 2 === 1)
})

it('answers with the preview although the browser has the live document', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', await open(), { 'If-None-Match': etag })).status).toBe(200)
})

/** Whether a cookie is ignored and removed. */
async function expectRemoved(cookie: string) {
  const answer = await get('/', cookie)
  expect(await answer.text()).toContain('<main>first</main>')
  expect(answer.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0; Path=\//)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(answer.headers.has('CDN-Cache-Control')).toBe(false)
}

it('ignores and removes a cookie that somebody has made', async () => {
  const id = address.slice('/preview/'.length)
  await expectRemoved(`preview=${id}`)
  await expectRemoved(`preview=${id}.${'A'.repeat(43)}%3D`)
  await expectRemoved('preview=')
})

it('ignores and removes a cookie that another site has signed', async () => {
  const cookie = await open()
  site = makeSite('o'.repeat(32))
  await expectRemoved(cookie)
})

function changePreviews(until: string | undefined) {
  const registry = readRegistry(dir)
  const previews = until ? registry.previews.map((one) => ({ ...one, until })) : []
  createRevision(dir, { ...registry, revision: registry.revision + 1, previews })
}

/** Whether a cookie is ignored and kept. */
async function expectIgnored(cookie: string) {
  const answer = await get('/', cookie)
  expect(await answer.text()).toContain('<main>first</main>')
  expect(answer.headers.get('Set-Cookie')).toBeNull()
}

it('ignores the cookie of a preview that has ended', async () => {
  const cookie = await open()
  changePreviews(new Date(Date.now() - 1).toISOString())
  await expectIgnored(cookie)
})

it('keeps the cookie of a preview that this machine does not know yet, and shows the preview once it does', async () => {
  const cookie = await open()
  const { previews } = readRegistry(dir)
  changePreviews(undefined)
  await expectIgnored(cookie)
  const registry = readRegistry(dir)
  createRevision(dir, { ...registry, revision: registry.revision + 1, previews })
  expect(await (await get('/', cookie)).text()).toContain('<main>next</main>')
})

it('says that a preview has ended', async () => {
  const answer = await get('/preview/AAAAAAAAAAAAAAAAAAAAAA')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This preview has ended')
  expect((await get('/preview/a/b')).status).toBe(404)
})

it('leaves the preview and returns to the page', async () => {
  const answer = await site.request('/preview/leave', {
    method: 'POST',
    headers: { Cookie: await open(), Referer: 'http://localhost/faq?q=a' },
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/faq?q=a')
  expect(answer.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0; Path=\//)
})

it('shows the error box of a preview that fails, and not the live release', async () => {
  await writeSection(dir, '1.2.0', sectionCode('throw'))
  address = `/preview/${(await preview(dir, 'mfe-browse', '1.2.0')).id}`
  const answer = await get('/', await open())
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('<main>box</main>')
  expect(html).toContain('Preview: mfe-browse 1.2.0')
  expect(logged.lines.join()).toContain('/ answers 503')
})
