import { dealers } from '../../dealers/dealers'
import { createPlaces } from '../../places/create-places'
import table from '../../places/places.json'
import { indexDealers } from '../../search/dealer-index'
import { readQuery } from '../../search/query'
import { searchDealers } from '../../search/search-dealers'
import { cameraForDealer, cameraForResult, offsetBelowMiddle } from './camera-for'
import { california } from '../map-provider'

const index = indexDealers(dealers)
const places = createPlaces(table)
const cameraFor = (address: string) => {
  const camera = cameraForResult(
    dealers,
    searchDealers(index, readQuery(new URLSearchParams(address)), places),
  )
  if (camera.to !== 'bounds') throw new Error('The camera should show bounds')
  return camera.bounds
}

it('shows California for all dealers', () => {
  expect(cameraFor('')).toEqual(california)
})

it('shows California when no dealer is found', () => {
  expect(cameraFor('q=zzz')).toEqual(california)
})

it('includes the place that was searched for', () => {
  const { west, south, east, north } = cameraFor('q=92880')
  const { lng = 0, lat = 0 } = places.zip('92880') ?? {}
  expect([west < lng, lng < east, south < lat, lat < north]).toEqual([true, true, true, true])
  expect(east - west).toBeLessThan(1.2)
})

it('includes the dealers whose name matches beside those in the place of that name', () => {
  const { west, south, east, north } = cameraFor('q=cypress')
  const matches = dealers.filter(({ name }) => /cypress/i.test(name))
  expect(matches.length).toBeGreaterThan(1)
  for (const { lat, lng } of matches)
    expect([west <= lng, lng <= east, south <= lat, lat <= north]).toEqual([true, true, true, true])
})

it('does not include a place in New York', () => {
  expect(cameraFor('q=10001').east).toBeLessThan(-114)
})

const chosen = (name: string, hasStreets: boolean) => {
  const dealer = dealers.find((candidate) => candidate.name.startsWith(name))
  if (!dealer) throw new Error(`The sample data has no dealer named ${name}`)
  const camera = cameraForDealer(dealer, dealers, hasStreets)
  return camera.to === 'point' ? camera.zoom : undefined
}

it('shows a chosen dealer at zoom 15 on a map with streets', () => {
  expect(chosen('Golden Poppy', true)).toBe(15)
})

it('shows a chosen dealer on the embedded map no closer than its detail, with its neighbors', () => {
  expect(chosen('Golden Poppy', false)).toBeGreaterThan(9)
  expect(chosen('Golden Poppy', false)).toBeLessThanOrEqual(11)
  expect(chosen('Cypress Construction', false)).toBeLessThan(chosen('Golden Poppy', false) ?? 0)
})

it('shows a dealer without others as close as the detail of the embedded map allows', () => {
  const [dealer] = dealers
  expect(dealer && cameraForDealer(dealer, [dealer], false)).toMatchObject({ zoom: 11 })
})

it('keeps a chosen dealer in the middle of a map with room for the info window', () => {
  expect(offsetBelowMiddle(600)).toBe(0)
  expect(offsetBelowMiddle(576)).toBe(0)
})

it('moves a chosen dealer down on a low map, but not below its edge', () => {
  expect(offsetBelowMiddle(400)).toBe(88)
  expect(offsetBelowMiddle(200)).toBe(96)
})
