import { useSite } from '../testing/use-site'

const { get, text } = useSite()

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

it.each(['/metrics', '/metrics/x', '/healthz/x', '/readyz/x', '/livez/x'])(
  'never answers %s with the home page',
  async (url) => {
    expect((await get(url)).status).toBe(404)
  },
)
