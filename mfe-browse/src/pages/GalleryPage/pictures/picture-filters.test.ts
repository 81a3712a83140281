import { chosenIn, facetsOf, filtered, queryOf } from './picture-filters'
import { fixtureCategory } from '../testing/fixture-category'

const { pictures } = fixtureCategory
const numbers = (query: string) =>
  filtered(pictures, chosenIn(new URLSearchParams(query))).map(({ name }) => name.slice(-2))

it.each([
  ['', ['01', '02', '03', '04', '05']],
  ['line=venetian-windows', ['01', '04', '05']],
  ['line=venetian-doors', ['01', '02', '03']],
  ['room=kitchen', ['03']],
  ['room=exterior&finish=almond', ['04', '05']],
  ['finish=white', ['03']],
  ['room=patio&finish=white', []],
])('finds for "%s" %j', (query, found) => {
  expect(numbers(query)).toEqual(found)
})

it.each(['room=garage', 'line=florentine', 'finish=constructor', 'room=&line='])(
  'takes "%s" for no filter',
  (query) => {
    expect(numbers(query)).toHaveLength(5)
  },
)

it('counts the pictures of each option together with the other filters', () => {
  const facets = facetsOf(pictures, { finish: 'black_exterior' })
  const options = facets.map(({ key, options }) => [
    key,
    ...options.map(({ value, count }) => [value, count]),
  ])
  expect(options).toEqual([
    ['line', ['venetian-windows', 1], ['venetian-doors', 2]],
    ['room', ['exterior', 1], ['patio', 1], ['kitchen', 0]],
    ['finish', ['white', 1], ['almond', 2], ['black_exterior', 2]],
  ])
})

it('offers no filter that all pictures match', () => {
  const keys = facetsOf(pictures.slice(3), {}).map(({ key }) => key)
  expect(keys).toEqual([])
})

it('gives each choice exactly one URL', () => {
  const chosen = chosenIn(new URLSearchParams('room=patio&line=venetian-doors&picture=x'))
  expect(queryOf(chosen)).toBe('?line=venetian-doors&room=patio')
  expect(queryOf({})).toBe('')
  expect(queryOf({ room: 'patio' }, { picture: 'x' })).toBe('?room=patio&picture=x')
})
