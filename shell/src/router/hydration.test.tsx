import type { SitePage } from '@virida/shared/contract'
import type { DocumentData } from '../composition/composition'
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
  const routes = siteRoutes(given.composition, { loadRoutes, unknownPath: 'ask-server' })
  return hydrationState(routes, given, loadRoutes)
}

beforeEach(() => {
  document.body.innerHTML = '<main><div data-page><h1>As it was served</h1></div></main>'
})

test('the page of the address is loaded before React starts, with its head', async () => {
  const { state, late } = await stateAt('/catalog?doors=bi_fold')
  expect(state.loaderData).toMatchObject({ 'mfe-browse /catalog': { page, head: { canonical: '/catalog' } } })
  expect(late).toBeUndefined()
})

test('an unknown path takes the home page, as no page of its own', async () => {
  const { state } = await stateAt('/anything')
  expect(state.loaderData).toMatchObject({ 'mfe-browse *': { page: home, head: { robots: 'noindex' } } })
})

test('a page that could not be rendered is hydrated as the same failure', async () => {
  const { state } = await stateAt('/catalog', { ...data, failure: { status: 503 } })
  expect(state.errors).toEqual({ 'mfe-browse /catalog': { status: 503 } })
})

test('where the section cannot be had, the page stays as it was served', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { state, late } = await stateAt('/catalog', data, () => Promise.reject(new Error('gone')))
  expect(state.loaderData).toEqual({
    'mfe-browse /catalog': { kept: { __html: '<h1>As it was served</h1>' } },
  })
  await expect(late).rejects.toThrow('could not show /catalog')
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})
