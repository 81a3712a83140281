import '../layout/testing/request'
import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import type { Composition, SectionRelease } from '@virida/shared/platform/contract/composition'
import { siteSections } from '../federation/site-sections'
import { discoverRoutes, firstOwners } from './discover-routes'
import { matchPage } from './match-page'
import { pageRoutes, siteRoutes } from './site-routes'

const section = (name: string, paths: string[], version = '1.0.0'): SectionRelease => ({
  ...{ name, version, paths, base: `/r/${name}/${version}/`, entry: 'e.mjs' },
})
const own = section('mfe-browse', ['/', '/product/:line'], '0.9.0')
const all = [
  section('mfe-browse', ['/', '/product/:line']),
  section('mfe-support', ['/faq', '/product/care']),
]
const composition: Composition = { shell: '1.0.0', sections: [own] }
const table = { address: '/r/sections/1-a.json', integrity: 'sha256-a' }
const ask = jest.fn<Promise<unknown>, unknown[]>()
const loadRoutes = jest.fn((release: SectionRelease) =>
  Promise.resolve(
    release.paths.map((path) => ({
      ...{ path, chunk: 'page' },
      load: () =>
        Promise.resolve({
          page: { Page: () => null, head: { title: release.name + release.version, description: 'd' } },
        }),
    })),
  ),
)

// jsdom has no `Response`, and the router checks whether an error is one.
Object.assign(globalThis, { Response: class {} })

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  globalThis.fetch = ask as unknown as typeof fetch
})

const answer = (sections: unknown) => ({ ok: true, json: () => Promise.resolve(sections) })

function startedRouter() {
  const sections = siteSections({ composition, table })
  const owners = firstOwners(composition)
  const options = { loadRoutes, runsIn: 'browser' as const }
  const routes = siteRoutes(composition, owners, options)
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { '/': {} } },
    patchRoutesOnNavigation: discoverRoutes(
      sections,
      routes,
      (more, others) => pageRoutes(more, others, options),
      () => (router.state.errors ? undefined : router.state.location.pathname),
    ),
  })
  return router
}

/** Section, version and pattern that a navigation shows. */
async function shownAt(router: ReturnType<typeof startedRouter>, path: string) {
  await router.navigate(path)
  const match = router.state.matches.at(-1)
  const data = router.state.loaderData[match?.route.id ?? ''] as { head?: { title: string } } | undefined
  return [match?.route.id, data?.head?.title.split(' | ')[0]]
}

it('starts without the sections of others', () => {
  startedRouter()
  expect(ask).not.toHaveBeenCalled()
})

it('shows a page of another section after loading the table once, with its hash', async () => {
  ask.mockResolvedValue(answer(all))
  const router = startedRouter()
  expect(await shownAt(router, '/faq')).toEqual(['/faq', 'mfe-support1.0.0'])
  await shownAt(router, '/')
  await shownAt(router, '/faq')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledWith(table.address, expect.objectContaining({ integrity: table.integrity }))
})

it('prefers the page of another section that matches better than a pattern of its own', async () => {
  ask.mockResolvedValue(answer(all))
  expect(await shownAt(startedRouter(), '/product/care')).toEqual(['/product/care', 'mfe-support1.0.0'])
})

it('keeps the release of its own section, although the table names another', async () => {
  ask.mockResolvedValue(answer(all))
  expect(await shownAt(startedRouter(), '/product/platinum')).toEqual(['/product/:line', 'mfe-browse0.9.0'])
})

it('changes the query of its own page without the table', async () => {
  ask.mockReturnValue(new Promise(() => undefined))
  const router = startedRouter()
  expect(await shownAt(router, '/?doors=bi_fold')).toEqual(['/', 'mfe-browse0.9.0'])
})

it('shows further pages of its own section when the table cannot be loaded', async () => {
  ask.mockRejectedValue(new TypeError('offline'))
  expect(await shownAt(startedRouter(), '/product/platinum')).toEqual(['/product/:line', 'mfe-browse0.9.0'])
})

it('shows the error box when neither the table nor the page can be loaded, and asks again afterwards', async () => {
  ask.mockRejectedValue(new TypeError('offline'))
  const router = startedRouter()
  await router.navigate('/faq')
  expect(Object.values(router.state.errors ?? {})).toEqual([new TypeError('offline')])
  ask.mockResolvedValue(answer(all))
  expect(await shownAt(router, '/faq')).toEqual(['/faq', 'mfe-support1.0.0'])
})

it('completes the routes at the next navigation when the first one was interrupted', async () => {
  let arrive: (table: unknown) => void = () => undefined
  ask.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const router = startedRouter()
  void router.navigate('/faq')
  void router.navigate('/?q=a')
  arrive(answer(all))
  await waitFor(() => expect(router.state.location.search).toBe('?q=a'))
  expect(await shownAt(router, '/faq')).toEqual(['/faq', 'mfe-support1.0.0'])
})

it('has a fallback for each document', () => {
  const routes = siteRoutes(composition, firstOwners({ shell: '1.0.0', sections: [] }), {
    ...{ loadRoutes, runsIn: 'browser' },
  })
  expect(matchPage(routes, '/anything')?.owner.isFallback).toBe(true)
})
