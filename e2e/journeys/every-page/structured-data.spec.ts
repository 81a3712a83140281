import type { APIRequestContext } from '@playwright/test'
import { brand } from '@virida/shared/site/brand'
import { expect, test } from '../../fixtures/watched-page'

/* Metadata for search engines and link previews. They do not run scripts, so it is read from the served HTML. */

type Entry = { '@context'?: string; '@type'?: string; [field: string]: unknown }

/** The path of every page in the sitemap, with its pictures. */
async function listed(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<url>(.*)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replace(brand.origin, '') ?? '',
    pictures: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = '']) => address),
  }))
}

async function documentAt(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
  return { entries: blocks.map(([, text = '']) => JSON.parse(text) as Entry), meta }
}

/** Required schema.org types, by the path. Pages without an entry need a `BreadcrumbList`. */
const expected: readonly (readonly [pages: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/about-us$/, ['Organization']],
  [/^\/catalog$/, ['BreadcrumbList', 'ItemList']],
  [/^\/product\//, ['BreadcrumbList', 'ItemList']],
  [/^\/series\//, ['BreadcrumbList', 'Product']],
  [/^\/gallery$/, ['BreadcrumbList']],
  [/^\/gallery\//, ['BreadcrumbList', 'ImageGallery']],
  [/^\/contact-us$/, ['BreadcrumbList', 'HomeAndConstructionBusiness']],
  [/^\/find-a-dealer$/, ['ItemList']],
  [/^\/faq$/, ['BreadcrumbList', 'FAQPage']],
]

test('every page has valid structured data of the right type', async ({ request }) => {
  for (const { address } of await listed(request)) {
    await test.step(address, async () => {
      const { entries } = await documentAt(request, address)
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.filter((entry) => entry['@context'] !== 'https://schema.org')).toEqual([])
      const types = entries.map((entry) => entry['@type'])
      const [, wanted = ['BreadcrumbList']] = expected.find(([pages]) => pages.test(address)) ?? []
      expect(types).toEqual(expect.arrayContaining([...wanted]))
      expect(new Set(types).size, 'each kind once').toBe(types.length)
      expect(JSON.stringify(entries)).not.toMatch(/"(offers|price|aggregateRating|review)"/)
    })
  }
})

test('breadcrumbs start at the home page, are numbered, and end at the current page', async ({ request }) => {
  for (const { address } of await listed(request)) {
    const { entries } = await documentAt(request, address)
    const list = entries.find((entry) => entry['@type'] === 'BreadcrumbList')
    if (!list) continue
    const items = list.itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    expect(items[0]?.item).toBe(brand.origin)
    expect(items.at(-1)?.item, address).toBe(brand.origin + address)
    expect(items.every(({ name }) => name)).toBe(true)
  }
})

test('URLs in lists and products are pages of the site', async ({ request }) => {
  const pages = await listed(request)
  const known = new Set(pages.map(({ address }) => brand.origin + address))
  for (const { address } of pages.filter(({ address }) => /^\/(catalog|product|series)/.test(address))) {
    const { entries } = await documentAt(request, address)
    const urls = entries.flatMap((entry) =>
      entry['@type'] === 'ItemList'
        ? (entry.itemListElement as { url: string }[]).map(({ url }) => url)
        : entry['@type'] === 'Product'
          ? [entry.url as string]
          : [],
    )
    expect(urls.length, address).toBeGreaterThan(0)
    expect(urls.filter((url) => !known.has(url))).toEqual([])
  }
})

test('every picture in the sitemap and in link previews exists', async ({ request }) => {
  const pages = await listed(request)
  const addresses = new Set(pages.flatMap(({ pictures }) => pictures))
  expect(addresses.size).toBeGreaterThan(30)
  for (const { address, pictures } of pages) {
    if (/^\/(product|series|gallery)/.test(address)) expect(pictures.length, address).toBeGreaterThan(0)
    const { meta } = await documentAt(request, address)
    addresses.add(meta('og:image') ?? '')
    if (/^\/(product|series)\//.test(address)) {
      expect([meta('og:image:width'), meta('og:image:height')], address).toEqual(['1200', '630'])
      expect(meta('og:image:type')).toBe('image/jpeg')
    }
    expect(meta('og:image:alt')?.length, address).toBeGreaterThan(10)
  }
  for (const address of addresses) {
    expect(address.startsWith(`${brand.origin}/`), address).toBe(true)
    const answer = await request.get(address.replace(brand.origin, '').replaceAll('&amp;', '&'))
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]], address).toEqual([
      200,
      'image',
    ])
  }
})
