import type { PageAddress } from '../../contract'
import { checkRoutes, describeRoutes } from './routes-schema'

const load = () => Promise.resolve({ page: {} })
const home = { path: '/', chunk: 'home', load }

it('accepts a valid route table', () => {
  expect(checkRoutes('mfe-browse', [home], ['home'])).toEqual([home])
})

it.each([
  ['a missing table', undefined, /must export a route table/],
  ['an empty table', [], /must export a route table/],
  ['a relative path', [{ ...home, path: 'home' }], /must export a route table/],
  ['a chunk that was not built', [{ ...home, chunk: 'house' }], /names the chunk house/],
  [
    'one of several chunks that was not built',
    [{ ...home, chunk: ['home', 'house'] }],
    /names the chunk house/,
  ],
  [
    'five optional parts',
    [{ ...home, path: '/faq/:a?/:b?/:c?/:d?/:e?' }],
    /has 5 optional parts, and 4 are allowed/,
  ],
  [
    'a pattern of 201 characters',
    [{ ...home, path: `/${'a'.repeat(200)}` }],
    /has 201 characters, and 200 are/,
  ],
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
  expect(await describeRoutes('mfe-browse', [home, series], [])).toEqual([home, { ...series, paths }])
})

it('reads the chunk with the data of each address from the page', async () => {
  const paths = ['/series/bi-fold-door', '/series/awning']
  const dataChunk = ({ params }: PageAddress) => `series-${params.slug}`
  const series = {
    path: '/series/:slug?',
    chunk: 'series',
    load: () => Promise.resolve({ page: { paths, dataChunk } }),
  }
  const chunks = ['series', 'series-bi-fold-door', 'series-awning']
  const dataChunks = { '/series/bi-fold-door': 'series-bi-fold-door', '/series/awning': 'series-awning' }
  expect(await describeRoutes('mfe-browse', [series], chunks)).toEqual([{ ...series, paths, dataChunks }])
  await expect(describeRoutes('mfe-browse', [series], chunks.slice(0, 2))).rejects.toThrow(
    'names the data chunk series-awning for /series/awning, which the build does not have',
  )
})

it('reads the query parameters of a page', async () => {
  const search = { ...home, load: () => Promise.resolve({ page: { query: ['q', 'frame_width'] } }) }
  expect(await describeRoutes('mfe-browse', [search], [])).toEqual([
    { ...search, query: ['q', 'frame_width'] },
  ])
})

it('reads which page shows the map', async () => {
  const dealers = { ...home, load: () => Promise.resolve({ page: { showsMap: true } }) }
  expect(await describeRoutes('mfe-locator', [dealers], [])).toEqual([{ ...dealers, showsMap: true }])
})

it.each([
  ['without its addresses', {}, 'List every address in the `paths` of its page'],
  [
    'with an invalid name of a query parameter',
    { query: ['?q'] },
    'The `query` of the page at /series/:slug',
  ],
])('refuses a pattern with parameters whose page is %s', async (_, page, message) => {
  const route = { path: '/series/:slug', chunk: 'series', load: () => Promise.resolve({ page }) }
  await expect(describeRoutes('mfe-browse', [route], [])).rejects.toThrow(new RegExp(message, 'i'))
})

it('refuses a page that cannot be loaded', async () => {
  const route = { ...home, load: () => Promise.reject(new Error('offline')) }
  await expect(describeRoutes('mfe-browse', [route], [])).rejects.toThrow(
    'the page of the route / cannot be loaded: offline',
  )
})
