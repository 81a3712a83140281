import { directionsUrl } from './directions-url'

const dealer = { lat: 33.88, lng: -117.57 }

it('starts at the visitor when their location is known', () => {
  expect(directionsUrl({ lat: 34.05, lng: -118.25 }, dealer)).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=34.05%2C-118.25&destination=33.88%2C-117.57',
  )
})

it('names only the dealer when the location is not known', () => {
  expect(directionsUrl(undefined, dealer)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=33.88%2C-117.57',
  )
})
