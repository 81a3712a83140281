import { dealers } from '../../../dealers/dealers'
import { createPlaces } from '../../../places/create-places'
import table from '../../../places/places.json'
import { indexDealers } from '../../../search/dealer-index'
import { readQuery } from '../../../search/query'
import { searchDealers } from '../../../search/search-dealers'
import { describeResult } from './describe-result'

const index = indexDealers(dealers)
const places = createPlaces(table)
const corona = { lat: 33.88, lng: -117.57 }

const describeSearch = (parameters: string, visitor?: typeof corona) => {
  const query = readQuery(new URLSearchParams(parameters))
  return describeResult(searchDealers(index, query, places, visitor), query)
}

it.each([
  ['', '106 dealers, A to Z'],
  ['q=92880', /^\d+ dealers within 25 miles of 92880, nearest first$/],
  ['q=cypress', /^2 dealers match “cypress”, \d+ more nearby\. Distances are from Cypress\.$/],
  ['q=90012', /^1 dealer matches “90012”, \d+ more nearby\. Distances are from 90012\.$/],
  ['q=eastvale&radius=50', /^\d+ dealers within 50 miles of Eastvale, nearest first$/],
  ['q=california', '106 dealers match “california”, A to Z'],
  ['q=92880&radius=any', '106 dealers, nearest to 92880 first'],
  ['q=glass', /^\d+ dealers match “glass”, A to Z$/],
  ['q=zzz', 'No dealers found'],
  ['q=zzz&type=glass', 'No glass shops found'],
  ['q=alturas', '5 dealers nearest to Alturas, nearest first'],
  ['type=contractor', /^\d+ contractors, A to Z$/],
])('describes the result of %j', (parameters, count) => {
  expect(describeSearch(parameters).count).toEqual(
    typeof count === 'string' ? count : expect.stringMatching(count),
  )
})

it.each([
  ['', '106 dealers, nearest to you first'],
  ['radius=10', /^\d+ dealers within 10 miles of you, nearest first$/],
  ['q=glass', /^\d+ dealers match “glass”, nearest to you first$/],
  ['q=glass&near=92880', /^\d+ dealers match “glass”, nearest to 92880 first$/],
  ['q=glass&radius=50', /^\d+ dealers within 50 miles of you match “glass”, nearest first$/],
])('describes the result of %j for a visitor whose location is known', (parameters, count) => {
  expect(describeSearch(parameters, corona).count).toEqual(
    typeof count === 'string' ? count : expect.stringMatching(count),
  )
})

it('describes the dealers nearby that follow the matches', () => {
  expect(describeSearch('q=cypress').nearby).toMatch(
    /^\d+ more dealers within 25 miles of Cypress, nearest first$/,
  )
  expect(describeSearch('q=92880').nearby).toBeUndefined()
})

it('says that a ZIP code is in another state', () => {
  expect(describeSearch('q=10001')).toEqual({
    count: '5 dealers nearest to 10001, nearest first',
    note: 'ZIP code 10001 is in New York. Our dealers are all in California; these are the nearest to it.',
  })
})

it('says that no dealer is within the radius', () => {
  expect(describeSearch('q=alturas').note).toBe(
    'There are no dealers within 25 miles of Alturas; these are the nearest.',
  )
})

it('says that a ZIP code does not exist', () => {
  expect(describeSearch('q=00000').note).toMatch(/^00000 is not a ZIP code we know/)
})

it('adds no note to an ordinary result', () => {
  expect(describeSearch('q=92880').note).toBeUndefined()
})
