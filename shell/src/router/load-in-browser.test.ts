import type { SitePage } from '@virida/shared/platform/contract'
import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import { loadInBrowser } from './load-in-browser'

const page: SitePage = { Page: () => null, head: { title: 'FAQ', description: 'd' } }
const previous = { version: '1.0.0', base: '/r/mfe-faq/1.0.0/', entry: 'e.mjs', integrity: 'sha256-a' }
const section: SectionRelease = {
  ...previous,
  name: 'mfe-faq',
  version: '2.0.0',
  base: '/r/mfe-faq/2.0.0/',
  paths: ['/faq'],
}

const routes = (load: () => Promise<{ page: SitePage }>) => [{ path: '/faq', chunk: 'faq', load }]
const missing = () => Promise.reject(new Error('a chunk is missing'))
const report = jest.fn()
const load = (release: SectionRelease, working: readonly string[]) =>
  loadInBrowser(
    release,
    '/faq',
    ({ version }) =>
      Promise.resolve(routes(working.includes(version) ? () => Promise.resolve({ page }) : missing)),
    'http://localhost/faq',
    report,
  )

beforeEach(() => {
  const stored = new Map<string, string>()
  globalThis.sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  } as Storage
  globalThis.fetch = () => Promise.resolve(new Response())
})

it('shows the page of the previous release when a chunk of the release cannot be loaded', async () => {
  const release = { ...section, previous }
  expect(await load(release, ['1.0.0'])).toBe(page)
  expect(report.mock.calls).toEqual([
    ['load', release],
    ['fallback', release],
  ])
})

it('loads the document of the page, once, when no release can be loaded', async () => {
  const failure: unknown = await load({ ...section, previous }, []).catch((error: unknown) => error)
  expect((failure as Response).headers.get('Location')).toBe('http://localhost/faq')
  await expect(load(section, [])).rejects.toThrow('a chunk is missing')
})
