import { findPlace } from './find-place'
import { createPlaces } from './create-places'
import table from './places.json'

const places = createPlaces(table)
const find = (keyword: string) => findPlace(places, keyword)
const labelOf = (keyword: string) => {
  const match = find(keyword)
  return match.kind === 'place' ? match.place.label : match.kind
}

const pointOf = (keyword: string) => {
  const match = find(keyword)
  return match.kind === 'place' ? match.place : { lat: NaN, lng: NaN }
}

it.each([
  ['92880', '92880'],
  ['92880-1234', '92880'],
  ['  Irvine ', 'Irvine'],
  ['irvine, ca', 'Irvine'],
  ['IRVINE CALIFORNIA', 'Irvine'],
  ['Irvine, CA, USA', 'Irvine'],
  ['16 Sample St, Irvine, CA 92618', '92618'],
  ['16 Sample St, Irvine, CA', 'Irvine'],
  ['St. Helena', 'Saint Helena'],
  ['la cañada flintridge', 'La Cañada Flintridge'],
  ['Mira Loma', 'Mira Loma'],
  ['Eastvale', 'Eastvale'],
  ['orange county', 'Orange County'],
  ['county of orange', 'Orange County'],
  ['Orange', 'Orange'],
  ['Marin', 'Marin County'],
  ['San Francisco County', 'San Francisco County'],
])('finds for %j the place %s', (keyword, label) => {
  expect(labelOf(keyword)).toBe(label)
})

it.each(['glass', 'zzz', 'CA', 'california', ',', 'Phoenix, AZ', 'Glendale, AZ', '928', '1234567'])(
  'finds no place for %j',
  (keyword) => {
    expect(labelOf(keyword)).toBe('none')
  },
)

it('knows that 92880 is near Corona', () => {
  expect(pointOf('92880').lat).toBeCloseTo(33.92, 1)
  expect(pointOf('92880').lng).toBeCloseTo(-117.6, 1)
})

it('locates a county where its people live, not at its geographic center', () => {
  expect(pointOf('San Bernardino County').lat).toBeCloseTo(34.2, 1)
})

it('suggests other places with the same name, as keywords that find them', () => {
  const match = find('Burbank')
  const others = match.kind === 'place' ? match.others : []
  expect(others).toEqual(['Burbank, Santa Clara County'])
  expect(others.map(labelOf)).toEqual(others)
})

it('locates an unlisted California ZIP code by the codes that share its first three digits', () => {
  expect(labelOf('92899')).toBe('92899')
  expect(pointOf('92899').lat).toBeCloseTo(33.8, 0)
})

it('names the state of a ZIP code outside California', () => {
  expect(find('10001')).toMatchObject({ kind: 'out-of-state', zip: '10001', state: 'New York' })
})

it('recognizes a ZIP code that does not exist', () => {
  expect(find('00000')).toEqual({ kind: 'unknown-zip', zip: '00000' })
})
