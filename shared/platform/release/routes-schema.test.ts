import { addPaths, checkRoutes } from './routes-schema'

const load = () => Promise.resolve({})
const home = { path: '/', chunk: 'home', load }

it('accepts a valid route table', () => {
  expect(checkRoutes('mfe-browse', [home], ['home'])).toEqual([home])
})

it.each([
  ['a missing table', undefined, /must export a route table/],
  ['an empty table', [], /must export a route table/],
  ['a relative path', [{ ...home, path: 'home' }], /must export a route table/],
  ['a chunk that was not built', [{ ...home, chunk: 'house' }], /names the chunk house/],
  ['an invalid name of a query parameter', [{ ...home, query: ['?q'] }], /must export a route table/],
  ['one path twice', [home, home], /the route \/ is listed twice/],
])('refuses %s', (_, routes, message) => {
  expect(() => checkRoutes('mfe-browse', routes, ['home'])).toThrow(message)
})

it('reads the addresses of a pattern with parameters from its page', async () => {
  const paths = ['/series/bi-fold-door']
  const series = {
    path: '/series/:slug',
    chunk: 'series',
    load: () => Promise.resolve({ page: { paths } }),
  }
  expect(await addPaths('mfe-browse', [home, series])).toEqual([home, { ...series, paths }])
})

it.each([
  ['lists no addresses', () => Promise.resolve({ page: {} })],
  ['cannot be loaded', () => Promise.reject(new Error('offline'))],
])('refuses a pattern with parameters whose page %s', async (_, loadPage) => {
  const route = { path: '/series/:slug', chunk: 'series', load: loadPage }
  await expect(addPaths('mfe-browse', [route])).rejects.toThrow(
    'List every address in the `paths` of its page',
  )
})
