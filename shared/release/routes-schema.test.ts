import { checkRoutes } from './routes-schema'

const load = () => Promise.resolve({})
const home = { path: '/', chunk: 'home', load }

test('a route table is taken as it is', () => {
  expect(checkRoutes('mfe-browse', [home], ['home'])).toEqual([home])
})

test.each([
  ['no table at all', undefined, /not a route table/],
  ['an empty table', [], /not a route table/],
  ['a relative path', [{ ...home, path: 'home' }], /not a route table/],
  ['a chunk that was not built', [{ ...home, chunk: 'house' }], /names the chunk house/],
  ['one path twice', [home, home], /names the route \/ twice/],
  ['parameters without a list of addresses', [{ ...home, path: '/series/:slug' }], /`paths` must list/],
])('refuses %s', (_, routes, message) => {
  expect(() => checkRoutes('mfe-browse', routes, ['home'])).toThrow(message)
})
