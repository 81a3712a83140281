import { createVisitorLocation, type Geolocator } from './visitor-location'

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void
const browserThat = (answer: Answer) => ({
  getCurrentPosition: jest.fn<void, Parameters<Geolocator['getCurrentPosition']>>((found, failed) =>
    answer(found, failed ?? (() => undefined)),
  ),
})
const failing = (code: number) => browserThat((_, failed) => failed({ code } as GeolocationPositionError))

it('knows the location that the browser shares', () => {
  const browser = browserThat((found) =>
    found({ coords: { latitude: 33.9, longitude: -117.6 } } as GeolocationPosition),
  )
  const store = createVisitorLocation(() => browser)
  store.askOnce()
  expect(store.get()).toEqual({ state: 'known', at: { lat: 33.9, lng: -117.6 } })
})

it('asks the browser only once', () => {
  const browser = failing(1)
  const store = createVisitorLocation(() => browser)
  store.askOnce()
  store.askOnce()
  expect(browser.getCurrentPosition).toHaveBeenCalledTimes(1)
})

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('reports error %d as %s', (code, state) => {
  const store = createVisitorLocation(() => failing(code))
  store.askOnce()
  expect(store.get()).toEqual({ state })
})

it('reports a browser without geolocation', () => {
  const store = createVisitorLocation(() => undefined)
  store.askOnce()
  expect(store.get()).toEqual({ state: 'unsupported' })
})

it('asks again when the visitor requests it, and notifies subscribers', () => {
  const browser = failing(3)
  const store = createVisitorLocation(() => browser)
  const listener = jest.fn()
  store.askOnce()
  store.subscribe(listener)
  store.askAgain()
  expect([browser.getCurrentPosition.mock.calls.length, listener.mock.calls.length]).toEqual([2, 2])
})
