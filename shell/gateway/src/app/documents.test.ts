import path from 'node:path'
import { sectionCode } from '../testing/fixture-site'
import { useSite } from '../testing/use-site'

const { get, text, request, publish } = useSite()

it('answers with the page that its section rendered', async () => {
  const page = await get('/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<main>first</main>')
})

it('preloads the large picture of a page before the modules and the main script', async () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/a-480.avif 480w" sizes="100vw"/><img src="/a.webp" fetchPriority="high"/></picture>'
  await publish('1.1.0', sectionCode(picture))
  const html = await text('/')
  expect(html).toContain('imagesrcset="/a-480.avif 480w" imagesizes="100vw" fetchpriority="high">')
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
  expect(html.indexOf('rel="modulepreload"')).toBeLessThan(html.indexOf('<script type="module"'))
})

it('requests the data of the address with the modules of the page', async () => {
  const modulesOf = async (address: string) =>
    [...(await text(address)).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) =>
      path.basename(file),
    )
  const modules = ['remoteEntry.mjs', 'routes.1.mjs', 'home.1.mjs']
  expect(await modulesOf('/')).toEqual(modules)
  expect(await modulesOf('/faq')).toEqual([...modules, 'answers.1.mjs'])
})

it('escapes the texts of the head', async () => {
  const html = await text('/')
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html).toContain('content="It says &quot;yes&quot;"')
})

it('answers a redirect of a page with 302', async () => {
  const page = await get('/elsewhere')
  expect(page.status).toBe(302)
  expect(page.headers.get('Location')).toBe('/not-found')
})

it('renders a page for the query parameters that it reads, and once for all others', async () => {
  await publish('1.1.0', sectionCode('query'))
  expect(await text('/?utm=1&size=2&q=a')).toContain('<main>query ?q=a&size=2</main>')
  const tags = await Promise.all(
    ['/', '/?x=1', '/?x=2&y=3'].map(async (url) => (await get(url)).headers.get('ETag')),
  )
  expect(new Set(tags).size).toBe(1)
})

it('refuses POST to a page', async () => {
  expect((await request('/', { method: 'POST', body: 'x' })).status).toBe(405)
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
  expect((await request('/page-reports', init)).status).toBe(400)
})
