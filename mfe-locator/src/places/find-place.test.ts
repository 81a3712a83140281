import { findPlace } from './find-place'
import { openPlaces } from './open-places'
import table from './places.json'

const places = openPlaces(table)
const find = (keyword: string) => findPlace(places, keyword)
const labelOf = (keyword: string) => {
  const answer = find(keyword)
  return answer.kind === 'place' ? answer.place.label : answer.kind
}

const pointOf = (keyword: string) => {
  const answer = find(keyword)
  return answer.kind === 'place' ? answer.place : { lat: NaN, lng: NaN }
}

test.each([
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
])('takes %j for %s', (keyword, label) => {
  expect(labelOf(keyword)).toBe(label)
})

test.each(['glass', 'zzz', 'CA', 'california', ',', 'Phoenix, AZ', 'Glendale, AZ', '928', '1234567'])(
  'takes %j for no place',
  (keyword) => {
    expect(labelOf(keyword)).toBe('none')
  },
)

test('puts 92880 where it is, near Corona', () => {
  expect(pointOf('92880').lat).toBeCloseTo(33.92, 1)
  expect(pointOf('92880').lng).toBeCloseTo(-117.6, 1)
})

test('puts a county where its people are, not into its desert', () => {
  expect(pointOf('San Bernardino County').lat).toBeCloseTo(34.2, 1)
})

test('offers the other places of a name, and finds them by what it offers', () => {
  const answer = find('Burbank')
  const others = answer.kind === 'place' ? answer.others : []
  expect(others).toEqual(['Burbank, Santa Clara County'])
  expect(others.map(labelOf)).toEqual(others)
})

test('takes a Californian code that is in no table for its neighborhood', () => {
  expect(labelOf('92899')).toBe('92899')
  expect(pointOf('92899').lat).toBeCloseTo(33.8, 0)
})

test('says in which state a code outside of California is', () => {
  expect(find('10001')).toMatchObject({ kind: 'elsewhere', zip: '10001', state: 'New York' })
})

test('says so when a code is nowhere', () => {
  expect(find('00000')).toEqual({ kind: 'unknown-zip', zip: '00000' })
})
