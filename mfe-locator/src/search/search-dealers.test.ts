import { dealers } from '../dealers/dealers'
import { createPlaces } from '../places/create-places'
import table from '../places/places.json'
import { indexDealers } from './dealer-index'
import { readQuery } from './query'
import { searchDealers } from './search-dealers'
import type { Point } from '../dealers/dealer'

const index = indexDealers(dealers)
const places = createPlaces(table)
const search = (parameters: string, visitor?: Point) =>
  searchDealers(index, readQuery(new URLSearchParams(parameters)), places, visitor)
const milesAt = (indexes: readonly number[], miles: Float64Array | null) =>
  indexes.map((at) => miles?.[at] ?? -1)
const milesOf = ({ found, miles }: ReturnType<typeof search>) => milesAt(found, miles)
const ascending = (numbers: number[]) =>
  numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0) - 0.01)
const mission = { lat: 37.7599, lng: -122.4148 }

it('finds all dealers from A to Z without a keyword', () => {
  const { found, center } = search('')
  expect([found, center]).toEqual([dealers.map((_, at) => at), null])
})

it('finds the dealers within 25 miles of a ZIP code, nearest first', () => {
  const result = search('q=92880')
  expect(dealers.some(({ address }) => address.includes('92880'))).toBe(false)
  expect(result.nearbyCount).toBeGreaterThan(10)
  expect(Math.max(...milesOf(result))).toBeLessThanOrEqual(25)
  expect(ascending(milesOf(result))).toBe(true)
})

it.each(['10', '50', '100'])('finds the dealers within a chosen radius of %s miles', (radius) => {
  const result = search(`q=90001&radius=${radius}`)
  const within = dealers.filter((_, at) => (result.miles?.[at] ?? Infinity) <= Number(radius))
  expect(result.found).toHaveLength(within.length)
})

it('finds all dealers around a place with any distance, nearest first', () => {
  const result = search('q=90001&radius=any')
  expect([
    result.found.length,
    ascending(milesAt(result.found.slice(result.matchCount), result.miles)),
  ]).toEqual([dealers.length, true])
})

it('finds the dealers around a city, with or without its state', () => {
  expect(search('q=los angeles, ca').nearbyCount).toBe(search('q=Los+Angeles').nearbyCount)
  expect(search('q=los angeles, ca').nearbyCount).toBeGreaterThan(15)
})

it('finds the dealers with the keyword in their name or address first, then those near the place it names', () => {
  const { found, matchCount, nearbyCount, miles } = search('q=cypress')
  const matches = found.slice(0, matchCount)
  const nearby = found.slice(matchCount)
  expect(matches.map((at) => dealers[at]?.name)).toEqual(['Cypress Construction', 'Cypress Window Gallery'])
  expect([nearby.length, nearby.length > 10]).toEqual([nearbyCount, true])
  expect(nearby.every((at) => (miles?.[at] ?? Infinity) <= 25 && !index.texts[at]?.includes('cypress'))).toBe(
    true,
  )
  expect([ascending(milesAt(matches, miles)), ascending(milesAt(nearby, miles))]).toEqual([true, true])
  expect(new Set(found).size).toBe(found.length)
})

it('narrows the matches too when a radius is chosen', () => {
  const { found, matchCount, miles } = search('q=Orange&radius=10')
  expect(matchCount).toBeGreaterThan(0)
  expect(milesAt(found, miles).every((distance) => distance <= 10)).toBe(true)
})

it('searches names and addresses for a keyword that is not a place', () => {
  const { found, match, center, matchCount } = search('q=GLASS')
  const expected = dealers.flatMap(({ name, address }, at) => (/glass/i.test(name + address) ? [at] : []))
  expect([found, match.kind, center, matchCount]).toEqual([expected, 'none', null, expected.length])
})

it.each(['California', 'calif.', 'California, USA'])(
  'finds for %j the dealers that "CA" finds',
  (keyword) => {
    const { found } = search(`q=${encodeURIComponent(keyword)}`)
    expect([found.length, found]).toEqual([dealers.length, search('q=CA').found])
  },
)

it('matches the address of a dealer when the state is written out', () => {
  const { found, matchCount } = search('q=Irvine California')
  expect(found.slice(0, matchCount).every((at) => dealers[at]?.address.includes('Irvine, CA'))).toBe(true)
  expect(matchCount).toBe(2)
})

it('measures distances from the place searched for before when a name is searched', () => {
  const { center, found, matchCount, miles } = search('q=glass&near=92880', mission)
  expect(center).toMatchObject({ of: 'near', label: '92880', isZip: true })
  expect([matchCount, ascending(milesAt(found, miles))]).toEqual([found.length, true])
})

it('measures from the place that the keyword names, not from the one before', () => {
  expect(search('q=irvine&near=92880').center).toMatchObject({ of: 'place', label: 'Irvine', isZip: false })
})

it('does not match the end of a name together with the start of an address', () => {
  const dealer = dealers[0]
  expect(search(`q=${encodeURIComponent(`${dealer?.name} ${dealer?.address.slice(0, 4)}`)}`).found).toEqual(
    [],
  )
})

it('finds nothing for a keyword that no dealer has', () => {
  expect(search('q=zzz').found).toEqual([])
})

it('finds the five nearest dealers when none is within the radius', () => {
  const result = search('q=Alturas&radius=10')
  expect([result.nearbyCount, result.found.length, result.isBeyondRadius]).toEqual([5, 5, true])
})

it('finds the five dealers nearest to a ZIP code outside California, and names its state', () => {
  const result = search('q=89501')
  expect(result.match).toMatchObject({ kind: 'out-of-state', zip: '89501', state: 'Nevada' })
  expect([result.nearbyCount, result.isBeyondRadius, ascending(milesOf(result))]).toEqual([5, true, true])
  expect(dealers[result.found[0] ?? 0]?.address).toMatch(/Folsom|Roseville|Sacramento/)
})

it('narrows every search by the dealer type', () => {
  const { found } = search('q=los angeles&type=glass&radius=any')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((at) => dealers[at]?.type === 'glass')).toBe(true)
})

it('sorts all dealers by distance from a visitor who shares their location', () => {
  const result = search('', mission)
  expect([result.found.length, ascending(milesOf(result)), result.center?.of]).toEqual([106, true, 'visitor'])
  expect(dealers[result.found[0] ?? 0]?.address).toContain('San Francisco')
})

it('measures distances from the place searched for, not from the visitor', () => {
  expect(search('q=92880', mission).center).toMatchObject({ of: 'place', label: '92880' })
})

it('sorts dealers found by name by their distance from the visitor', () => {
  const result = search('q=glass', mission)
  expect([ascending(milesOf(result)), result.matchCount]).toEqual([true, result.found.length])
})

it('narrows all dealers by a chosen radius around the visitor', () => {
  expect(milesOf(search('radius=10', mission)).every((miles) => miles <= 10)).toBe(true)
})

it('searches only names and addresses until the places are loaded', () => {
  const query = readQuery(new URLSearchParams('q=irvine'))
  const { found, center } = searchDealers(index, query)
  expect([found.every((at) => dealers[at]?.address.includes('Irvine')), center]).toEqual([true, null])
})
