import { dealers } from '../dealers/dealers'
import { openPlaces } from '../places/open-places'
import table from '../places/places.json'
import { indexDealers } from '../search/dealer-index'
import { readQuery } from '../search/query'
import { searchDealers } from '../search/search-dealers'
import { belowMiddle, cameraForResult } from './camera-for'
import { california } from './map-provider'

const index = indexDealers(dealers)
const places = openPlaces(table)
const cameraFor = (address: string) => {
  const camera = cameraForResult(
    dealers,
    searchDealers(index, readQuery(new URLSearchParams(address)), places),
  )
  if (camera.to !== 'bounds') throw new Error('A result is looked at as a whole')
  return camera.bounds
}

test('looks at California when all are shown', () => {
  expect(cameraFor('')).toEqual(california)
})

test('looks at California when nobody is found', () => {
  expect(cameraFor('q=zzz')).toEqual(california)
})

test('holds the place that was searched for', () => {
  const { west, south, east, north } = cameraFor('q=92880')
  const { lng = 0, lat = 0 } = places.zip('92880') ?? {}
  expect([west < lng, lng < east, south < lat, lat < north]).toEqual([true, true, true, true])
  expect(east - west).toBeLessThan(1.2)
})

test('does not look as far as New York', () => {
  expect(cameraFor('q=10001').east).toBeLessThan(-114)
})

it('leaves a chosen point in the middle of a map with room for its info window', () => {
  expect(belowMiddle(600)).toBe(0)
  expect(belowMiddle(432)).toBe(0)
})

it('puts a chosen point lower in a low map, and never below its edge', () => {
  expect(belowMiddle(300)).toBe(66)
  expect(belowMiddle(200)).toBe(96)
})
