import { siteSections } from '../federation/site-sections'
import { reportStuckPages } from './stuck-pages'
import type { Router } from './warm-page'

type Listener = Parameters<Router['subscribe']>[0]
type State = Parameters<Listener>[0]

const section = { name: 'mfe-support', version: '1.0.0', base: '/r/', entry: 'e.mjs', paths: ['/', '/faq'] }
const sections = siteSections({ composition: { shell: '1.0.0', sections: [section] } })
const report = jest.fn()
let listener: (state: Partial<State>) => void = () => undefined
const marks = document.documentElement.dataset

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  marks.arrived = ''
  const subscribe: Router['subscribe'] = (given) => {
    listener = (state) => given(state as State, {} as Parameters<Listener>[1])
    return () => undefined
  }
  reportStuckPages({ subscribe }, sections, report)
})
afterEach(() => jest.useRealTimers())

const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' }
const target = { ...location, pathname: '/faq' }
const loading = { navigation: { state: 'loading', location: target } as State['navigation'], location }
const shown = { navigation: { state: 'idle' } as State['navigation'], location: target }
const afterMinute = () => jest.advanceTimersByTimeAsync(61_000)

it('reports the release of a page that is loading without end', async () => {
  listener(loading)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(report).not.toHaveBeenCalled()
  await afterMinute()
  expect(report.mock.calls).toEqual([['load', section]])
})

it('reports the release of a page that is loaded and does not appear', async () => {
  listener(loading)
  delete marks.arrived
  listener(shown)
  await afterMinute()
  expect(report.mock.calls).toEqual([['load', section]])
})

it('reports nothing when the page has come', async () => {
  listener(loading)
  delete marks.arrived
  listener(shown)
  marks.arrived = ''
  await afterMinute()
  expect(report).not.toHaveBeenCalled()
})
