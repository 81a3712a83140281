import { dealers } from '../dealers/dealers'
import { openPlaces } from '../places/open-places'
import table from '../places/places.json'
import { indexDealers } from './dealer-index'
import { readQuery } from './query'
import { searchDealers } from './search-dealers'
import type { Point } from '../dealers/dealer'

const index = indexDealers(dealers)
const places = openPlaces(table)
const search = (address: string, here?: Point) =>
  searchDealers(index, readQuery(new URLSearchParams(address)), places, here)
const milesOf = ({ found, miles }: ReturnType<typeof search>) => found.map((at) => miles?.[at] ?? -1)
const ascending = (numbers: number[]) =>
  numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0) - 0.01)
const mission = { lat: 37.7599, lng: -122.4148 }

test('an empty keyword shows all, from A to Z', () => {
  const { found, center } = search('')
  expect([found, center]).toEqual([dealers.map((_, at) => at), null])
})

test('a ZIP code without a dealer of its own finds those within 25 miles, nearest first', () => {
  const result = search('q=92880')
  expect(dealers.some(({ address }) => address.includes('92880'))).toBe(false)
  expect(result.nearby).toBeGreaterThan(10)
  expect(Math.max(...milesOf(result))).toBeLessThanOrEqual(25)
  expect(ascending(milesOf(result))).toBe(true)
})

test.each(['10', '50', '100'])('keeps within %s miles when asked to', (radius) => {
  const result = search(`q=90001&radius=${radius}`)
  const within = dealers.filter((_, at) => (result.miles?.[at] ?? Infinity) <= Number(radius))
  expect(result.found).toHaveLength(within.length)
})

test('any distance around a place is everyone, nearest first', () => {
  const result = search('q=90001&radius=any')
  expect([result.found.length, ascending(milesOf(result))]).toEqual([dealers.length, true])
})

test('a city finds the dealers around it, with or without its state', () => {
  expect(search('q=los angeles, ca').nearby).toBe(search('q=Los+Angeles').nearby)
  expect(search('q=los angeles, ca').nearby).toBeGreaterThan(15)
})

test('places come first, then dealers further away that have the keyword in name or address', () => {
  const { found, nearby } = search('q=Orange&radius=10')
  const texts = found.slice(nearby).map((at) => index.texts[at])
  expect([nearby > 0, texts.length > 0]).toEqual([true, true])
  expect(texts.every((text) => text?.includes('orange'))).toBe(true)
  expect(new Set(found).size).toBe(found.length)
})

test('a keyword that is no place is looked for in names and addresses', () => {
  const { found, answer, center } = search('q=GLASS')
  const expected = dealers.flatMap(({ name, address }, at) => (/glass/i.test(name + address) ? [at] : []))
  expect([found, answer.kind, center]).toEqual([expected, 'none', null])
})

test('does not match from the end of a name into the address', () => {
  const dealer = dealers[0]
  expect(search(`q=${encodeURIComponent(`${dealer?.name} ${dealer?.address.slice(0, 4)}`)}`).found).toEqual(
    [],
  )
})

test('a keyword that nothing has finds nothing', () => {
  expect(search('q=zzz').found).toEqual([])
})

test('a place with nobody in the radius shows the five nearest and says so', () => {
  const result = search('q=Alturas&radius=10')
  expect([result.nearby, result.found.length, result.beyond]).toEqual([5, 5, true])
})

test('a ZIP code outside of California shows the five nearest to it and names its state', () => {
  const result = search('q=89501')
  expect(result.answer).toMatchObject({ kind: 'elsewhere', zip: '89501', state: 'Nevada' })
  expect([result.nearby, result.beyond, ascending(milesOf(result))]).toEqual([5, true, true])
  expect(dealers[result.found[0] ?? 0]?.address).toMatch(/Folsom|Roseville|Sacramento/)
})

test('a type narrows whatever else is asked', () => {
  const { found } = search('q=los angeles&type=glass&radius=any')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((at) => dealers[at]?.type === 'glass')).toBe(true)
})

test('orders all by distance when the visitor lets the browser tell where they are', () => {
  const result = search('', mission)
  expect([result.found.length, ascending(milesOf(result)), result.center?.of]).toEqual([106, true, 'visitor'])
  expect(dealers[result.found[0] ?? 0]?.address).toContain('San Francisco')
})

test('measures from the place searched for, not from the visitor', () => {
  expect(search('q=92880', mission).center).toMatchObject({ of: 'place', label: '92880' })
})

test('orders dealers found by name by their distance from the visitor', () => {
  const result = search('q=glass', mission)
  expect([ascending(milesOf(result)), result.nearby]).toEqual([true, result.found.length])
})

test('a chosen radius around the visitor narrows the list of all', () => {
  expect(milesOf(search('radius=10', mission)).every((miles) => miles <= 10)).toBe(true)
})

test('works on names and addresses while the table of places is not there', () => {
  const query = readQuery(new URLSearchParams('q=irvine'))
  const { found, center } = searchDealers(index, query)
  expect([found.every((at) => dealers[at]?.address.includes('Irvine')), center]).toEqual([true, null])
})
