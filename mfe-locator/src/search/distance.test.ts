import { formatMiles, milesBetween } from './distance'

it('measures Los Angeles to San Francisco as 347 miles', () => {
  const miles = milesBetween({ lat: 34.0522, lng: -118.2437 }, { lat: 37.7749, lng: -122.4194 })
  expect(miles).toBeCloseTo(347.4, 0)
})

it('measures 0 miles from a point to itself', () => {
  expect(milesBetween({ lat: 34, lng: -118 }, { lat: 34, lng: -118 })).toBe(0)
})

it.each([
  [0, '0.0 miles'],
  [1, '1.0 mile'],
  [4.23, '4.2 miles'],
  [99.94, '99.9 miles'],
  [126.4, '126 miles'],
  [2447.1, '2,447 miles'],
])('formats %d as %s', (miles, text) => {
  expect(formatMiles(miles)).toBe(text)
})
