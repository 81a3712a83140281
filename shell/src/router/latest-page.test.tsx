import { NavigationType } from 'react-router-dom'
import type { Router } from './warm-page'
import { showLatestPage } from './latest-page'
import { routerStates } from './testing/router-states'

type State = Router['state']

const { subscribe, show } = routerStates()
let mockShownKey = 'a'
jest.mock('./page-fade', () => ({ isInDocument: ({ key }: { key: string }) => key === mockShownKey }))

const location = { pathname: '/faq', search: '', hash: '', state: null, key: 'b' }
const idle = { navigation: { state: 'idle' } as State['navigation'], location, errors: null }
const loading = { ...idle, navigation: { state: 'loading', location } as State['navigation'] }
/** The page comes back with a key of its own, as for each navigation. */
const navigate = jest.fn(() => {
  show(loading)
  show({ ...idle, location: { ...location, key: `b${navigate.mock.calls.length}` } })
  return Promise.resolve()
})

const revalidate = jest.fn(() => {
  show(backAt)
  return Promise.resolve()
})
const backAt: Partial<State> = { ...idle, historyAction: NavigationType.Pop }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  mockShownKey = 'a'
  showLatestPage({ subscribe, navigate, revalidate })
})
afterEach(() => jest.useRealTimers())

it('shows a page again that has loaded and is not in the document', async () => {
  show(idle)
  await jest.advanceTimersByTimeAsync(1100)
  mockShownKey = 'b1'
  await jest.advanceTimersByTimeAsync(10_000)
  expect(navigate.mock.calls).toEqual([[location, { replace: true, state: null }]])
})

it('tries three times with a page that does not come', async () => {
  show(idle)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(navigate).toHaveBeenCalledTimes(3)
  show({ ...idle, location: { ...location, key: 'c' } })
  await jest.advanceTimersByTimeAsync(1100)
  expect(navigate).toHaveBeenCalledTimes(4)
})

it('keeps the entry of the history after Back, and tries three times, too', async () => {
  show(backAt)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(navigate).not.toHaveBeenCalled()
  expect(revalidate).toHaveBeenCalledTimes(3)
})

it.each([
  ['the page is in the document', () => ((mockShownKey = 'b'), show(idle))],
  ['the page could not be loaded', () => show({ ...idle, errors: { root: new Error('as configured') } })],
  ['another navigation has begun', () => (show(idle), show(loading))],
])('does nothing when %s', async (_, happens) => {
  happens()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(navigate).not.toHaveBeenCalled()
})
