import type { SitePage, SiteRoute } from '@virida/shared/platform/contract'
import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import { headAt, loadPage, SectionError } from './page-data'

const section: SectionRelease = {
  name: 'mfe-browse',
  version: '1.0.0',
  base: '/r/',
  entry: 'e.mjs',
  paths: ['/catalog'],
}
const page: SitePage = {
  Page: () => null,
  head: ({ params }) => ({ title: `Series ${params.slug}`, description: 'd' }),
}
const route: SiteRoute = { path: '/catalog', chunk: 'catalog', load: () => Promise.resolve({ page }) }
const at = (path: string, params = {}) => ({ params, url: new URL(path, 'http://site.test') })

it('finds a page by its pattern', async () => {
  await expect(loadPage(section, '/catalog', () => Promise.resolve([route]))).resolves.toBe(page)
})

it.each([
  ['has no such route', () => Promise.resolve([])],
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  [
    'has a page that cannot be loaded',
    () => Promise.resolve([{ ...route, load: () => Promise.reject(new Error('chunk')) }]),
  ],
])('throws an error that names a section which %s', async (_, loadRoutes) => {
  const loading = loadPage(section, '/catalog', loadRoutes)
  await expect(loading).rejects.toThrow(SectionError)
  await expect(loading).rejects.toThrow(/Cannot show \/catalog of mfe-browse/)
})

it('makes the head of a page for its address', () => {
  expect(headAt(page, at('/series/x', { slug: 'casement' })).title).toContain('Series casement')
})

it('keeps unknown paths out of search engines', () => {
  expect(headAt(page, at('/anything'), true)).toMatchObject({ canonical: '/', robots: 'noindex' })
})
