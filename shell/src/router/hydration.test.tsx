import type { SitePage } from '@virida/shared/platform/contract'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { pageOwners } from '@virida/shared/platform/contract/page-owner'
import { hydrationState } from './hydration'
import { siteRoutes } from './site-routes'

const page: SitePage = { Page: () => null, head: { title: 'Catalog', description: 'd' } }
const home: SitePage = { Page: () => null, head: { title: 'Home', description: 'd' } }
const data: DocumentData = {
  composition: {
    shell: '1.0.0',
    sections: [
      {
        name: 'mfe-browse',
        version: '1.0.0',
        base: '/r/',
        entry: 'e.mjs',
        paths: ['/', '/catalog'],
      },
    ],
  },
}
const routesOfSection = () =>
  Promise.resolve([
    { path: '/', chunk: 'home', load: () => Promise.resolve({ page: home }) },
    { path: '/catalog', chunk: 'catalog', load: () => Promise.resolve({ page }) },
  ])

function stateAt(path: string, given = data, loadRoutes: typeof routesOfSection = routesOfSection) {
  history.replaceState({}, '', path)
  const routes = siteRoutes(given.composition, pageOwners(given.composition), {
    loadRoutes,
    runsIn: 'browser',
  })
  return hydrationState(routes, given, loadRoutes)
}

beforeEach(() => {
  document.body.innerHTML = '<main><div data-page><h1>As it was served</h1></div></main>'
})

it('loads the page of the address with its head', async () => {
  const { state, late } = await stateAt('/catalog?doors=bi_fold')
  expect(state.loaderData).toMatchObject({ '/catalog': { page, head: { canonical: '/catalog' } } })
  expect(late).toBeUndefined()
})

it('waits for the data of the page', async () => {
  const load = jest.fn(() => Promise.resolve())
  const withData = {
    path: '/catalog',
    chunk: 'catalog',
    load: () => Promise.resolve({ page: { ...page, load } }),
  }
  const { state } = await stateAt('/catalog?doors=bi_fold', data, () => Promise.resolve([withData]))
  expect(load).toHaveBeenCalledWith({ params: {}, url: new URL('/catalog?doors=bi_fold', location.origin) })
  expect(state.loaderData).toHaveProperty(['/catalog', 'page'])
})

it('keeps the page as served when its data cannot be loaded, until it can', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.useFakeTimers()
  const load = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'))
  const withData = {
    path: '/catalog',
    chunk: 'catalog',
    load: () => Promise.resolve({ page: { ...page, load } }),
  }
  const { late } = await stateAt('/catalog', data, () => Promise.resolve([withData]))
  expect(warned).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  expect(await late?.kept.page).toMatchObject({ load })
  expect(load).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
  warned.mockRestore()
})

it('shows the home page for an unknown path, hidden from search engines', async () => {
  const { state } = await stateAt('/anything')
  expect(state.loaderData).toMatchObject({ '*': { page: home, head: { robots: 'noindex' } } })
})

it('hydrates the error box of a page that the server could not render', async () => {
  const { state } = await stateAt('/catalog', { ...data, failure: { status: 503 } })
  expect(state.errors).toEqual({ '/catalog': { status: 503 } })
})

it('keeps the page as the server rendered it when its section cannot be loaded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { state, late } = await stateAt('/catalog', data, () => Promise.reject(new Error('gone')))
  expect(state.loaderData).toEqual({
    '/catalog': { kept: late?.kept },
  })
  expect(late?.kept.nodes).toEqual([document.querySelector('h1')])
  await expect(late?.loading).rejects.toThrow('Cannot show /catalog')
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})
