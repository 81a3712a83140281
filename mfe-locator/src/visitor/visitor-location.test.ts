import { createVisitorLocation } from './visitor-location'
import type { Locate } from './visitor-location'

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void
const browserThat = (answer: Answer) => ({
  getCurrentPosition: jest.fn<void, Parameters<Locate['getCurrentPosition']>>((found, failed) =>
    answer(found, failed ?? (() => undefined)),
  ),
})
const failing = (code: number) => browserThat((_, failed) => failed({ code } as GeolocationPositionError))

test('knows where the visitor is when the browser tells', () => {
  const browser = browserThat((found) =>
    found({ coords: { latitude: 33.9, longitude: -117.6 } } as GeolocationPosition),
  )
  const store = createVisitorLocation(() => browser)
  store.askOnce()
  expect(store.get()).toEqual({ state: 'known', at: { lat: 33.9, lng: -117.6 } })
})

test('asks once, however often the page is shown', () => {
  const browser = failing(1)
  const store = createVisitorLocation(() => browser)
  store.askOnce()
  store.askOnce()
  expect(browser.getCurrentPosition).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('takes error %d for %s', (code, state) => {
  const store = createVisitorLocation(() => failing(code))
  store.askOnce()
  expect(store.get()).toEqual({ state })
})

test('says so when the browser has no geolocation', () => {
  const store = createVisitorLocation(() => undefined)
  store.askOnce()
  expect(store.get()).toEqual({ state: 'unsupported' })
})

test('asks again when the visitor wants to, and tells who listens', () => {
  const browser = failing(3)
  const store = createVisitorLocation(() => browser)
  const listener = jest.fn()
  store.askOnce()
  store.subscribe(listener)
  store.askAgain()
  expect([browser.getCurrentPosition.mock.calls.length, listener.mock.calls.length]).toEqual([2, 2])
})
