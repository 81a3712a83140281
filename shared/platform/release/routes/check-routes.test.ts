import type { Manifest } from '../manifest'
import { checkRoutes } from './check-routes'

type Routes = Manifest['routes']
const app = (name: string, routes: Routes, files: string[] = []) =>
  ({ app: name, routes, public: files }) as unknown as Manifest
const route = (path: string, paths?: string[]) => ({ path, chunk: 'page', paths })
const faq = app('mfe-support', [route('/faq')])

it.each([
  ['the same pattern', [route('/faq')]],
  ['a pattern with an optional part', [route('/faq/:topic?', ['/faq'])]],
  ['the same path in capitals', [route('/FAQ')]],
])('refuses %s in a second section', (_, routes) => {
  expect(() => checkRoutes([faq, app('mfe-tools', routes)])).toThrow('belongs to')
})

it('refuses two patterns whose parameters differ in name only', () => {
  const one = app('mfe-browse', [route('/series/:type', ['/series/a'])])
  const two = app('mfe-tools', [route('/series/:name', ['/series/b'])])
  expect(() => checkRoutes([one, two])).toThrow('belongs to /series/:type of mfe-browse')
})

it('refuses a pattern that takes an address from another section', () => {
  const browse = app('mfe-browse', [route('/series/:type', ['/series/a'])])
  expect(() => checkRoutes([browse, app('mfe-tools', [route('/series/a')])])).toThrow(
    '/series/a of mfe-browse',
  )
})

it.each(['/api/items', '/healthz', '/r/x', '/composition', '/publish/mfe-tools'])(
  'refuses the path %s, which the gateway answers itself',
  (path) => {
    expect(() => checkRoutes([app('mfe-tools', [route(path)])])).toThrow('belongs to the gateway')
  },
)

it('refuses a public file with the address of a page', () => {
  expect(() => checkRoutes([faq, app('mfe-tools', [], ['/faq'])])).toThrow('the page /faq of mfe-support')
})

it('refuses a public file with the address of another public file', () => {
  const tools = app('mfe-tools', [], ['/care.pdf'])
  expect(() => checkRoutes([tools, app('mfe-support', [], ['/care.pdf'])])).toThrow('address of mfe-tools')
})

it.each(['/sw.js', '/series/Worker.MJS', '/a.cjs'])(
  'refuses the public script %s of a section, which could become a service worker',
  (file) => {
    expect(() => checkRoutes([app('mfe-tools', [], [file])])).toThrow('is a script')
    expect(() => checkRoutes([app('shell', [], [file])])).not.toThrow()
  },
)

it('takes a special path next to a pattern, if the pattern does not list it', () => {
  const browse = app('mfe-browse', [route('/gallery/:type?', ['/gallery', '/gallery/a'])])
  const special = app('mfe-tools', [route('/gallery/special')], ['/notes/a.txt'])
  expect(() => checkRoutes([browse, special])).not.toThrow()
})

it('refuses a pattern with so many optional parts that comparing it would take the memory of the machine', () => {
  const pattern = `/notes${'/:part?'.repeat(20)}`
  expect(() => checkRoutes([app('mfe-tools', [route(pattern, ['/notes'])])])).toThrow(
    'of mfe-tools has 20 optional parts, and 4 are allowed. Write several routes instead.',
  )
})

it('takes a pattern with four optional parts', () => {
  expect(() => checkRoutes([app('mfe-tools', [route('/a/:b?/:c?/:d?/:e?', ['/a'])])])).not.toThrow()
})

it('refuses more forms of routes than the gateway can compare with each address', () => {
  const routes = Array.from({ length: 13 }, (_, at) => route(`/a${at}/:b?/:c?/:d?/:e?`, [`/a${at}`]))
  expect(() => checkRoutes([app('mfe-tools', routes)])).toThrow(
    'the routes of mfe-tools have 208 forms (each optional part doubles those of a route), and 200 are allowed',
  )
})

it('compares thousands of addresses with all routes in a short time', () => {
  const addresses = Array.from({ length: 10_000 }, (_, at) => `/a0/${at}`)
  const routes = Array.from({ length: 12 }, (_, at) => route(`/a${at}/:b?/:c?/:d?/:e?`, at ? [] : addresses))
  const before = process.cpuUsage()
  checkRoutes([
    app(
      'mfe-tools',
      routes,
      addresses.map((address) => `/files${address}`),
    ),
  ])
  // Microseconds of processor time, which other programs do not change much.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})
