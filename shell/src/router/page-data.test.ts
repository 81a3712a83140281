import type { SitePage, SiteRoute } from '@virida/shared/contract'
import type { Section } from '../composition/composition'
import { headAt, loadPage, SectionError } from './page-data'

const section: Section = {
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

test('a page is found under its pattern', async () => {
  await expect(loadPage(section, '/catalog', () => Promise.resolve([route]))).resolves.toBe(page)
})

test.each([
  ['has no such route', () => Promise.resolve([])],
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  [
    'has a page that cannot be loaded',
    () => Promise.resolve([{ ...route, load: () => Promise.reject(new Error('chunk')) }]),
  ],
])('a section that %s is a section error that names it', async (_, loadRoutes) => {
  const loading = loadPage(section, '/catalog', loadRoutes)
  await expect(loading).rejects.toThrow(SectionError)
  await expect(loading).rejects.toThrow(/mfe-browse could not show \/catalog/)
})

test('the head of a page is made for its address', () => {
  expect(headAt(page, at('/series/x', { slug: 'casement' })).title).toContain('Series casement')
})

test('an unknown path shows the home page as no page of its own', () => {
  expect(headAt(page, at('/anything'), true)).toMatchObject({ canonical: '/', robots: 'noindex' })
})
