import { siteSections } from '../federation/site-sections'
import { reportLateStart, reportStuckPages } from './stuck-pages'
import { routerStates } from './testing/router-states'
import type { Router } from './warm-page'

type State = Router['state']

const section = { name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: ['/', '/faq'] }
const composition = { shell: '1.0.0', sections: [section] }
const sections = siteSections({ composition })
const report = jest.fn()
const { subscribe, show } = routerStates()
let mockShownKey = 'a'
jest.mock('./page-fade', () => ({ isInDocument: ({ key }: { key: string }) => key === mockShownKey }))

const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' }
const target = { ...location, pathname: '/faq', key: 'b' }
const loading = { navigation: { state: 'loading', location: target } as State['navigation'], location }
const shown = { navigation: { state: 'idle' } as State['navigation'], location: target }
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  mockShownKey = 'a'
  reportStuckPages({ subscribe, state: { ...shown, location } as State }, sections, report)
})
afterEach(() => jest.useRealTimers())

const afterMinute = () => jest.advanceTimersByTimeAsync(61_000)

it('reports the release of a page that is loading without end', async () => {
  show(loading)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(report).not.toHaveBeenCalled()
  await afterMinute()
  expect(report.mock.calls).toEqual([['load', section]])
})

it('reports the release of a page that is loaded and does not appear', async () => {
  show(loading)
  show(shown)
  await afterMinute()
  expect(report.mock.calls).toEqual([['load', section]])
})

it.each([
  ['the page has come', () => (mockShownKey = 'b')],
  ['the visitor has gone back meanwhile', () => show({ ...shown, location })],
  ['the visitor has left the document meanwhile', () => dispatchEvent(new Event('pagehide'))],
  ['the visitor looks at another page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('reports nothing when %s', async (_, happens) => {
  show(loading)
  show(shown)
  happens()
  await afterMinute()
  expect(report).not.toHaveBeenCalled()
})

it('reports nothing when the table of sections cannot be loaded', async () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  Object.assign(window, { fetch: fetched })
  Object.assign(AbortSignal, { timeout: () => undefined })
  reportStuckPages(
    { subscribe: () => () => undefined, state: loading as State },
    siteSections({ composition, table: { address: '/sections.json', integrity: 'sha256-x' } }),
    report,
  )
  await afterMinute()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(report).not.toHaveBeenCalled()
})

it('reports the release of a first page that neither comes nor fails, and no other', async () => {
  reportLateStart(new Promise(() => {}), section, report)
  reportLateStart(Promise.resolve(), { name: 'mfe-tools', version: '2.0.0' }, report)
  await afterMinute()
  expect(report.mock.calls).toEqual([['load', section]])
})
