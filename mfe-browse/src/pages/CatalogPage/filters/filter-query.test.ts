import { catalogHref, filtersIn, withFilters } from './filter-query'

const values = (query: string) => filtersIn(new URLSearchParams(query)).map(({ value }) => value)

it.each([
  ['one value', 'window_type=casement', ['casement']],
  ['several in one parameter', 'frame_finish=white,almond', ['white', 'almond']],
  ['several parameters of one name', 'frame_finish=white&frame_finish=almond', ['white', 'almond']],
  ['all doors', 'door_type=any_door', ['any_door']],
  ['every group', 'door_type=bi_fold&window_series=venetian', ['venetian', 'bi_fold']],
])('reads %s', (_, query, expected) => {
  expect(values(query)).toEqual(expected)
})

it.each([
  'window_type=trapdoor',
  'window_type=',
  'color=white',
  'door_type=casement',
  'window_type=%3Cscript%3E',
])('ignores %s', (query) => {
  expect(values(query)).toEqual([])
})

it('writes several values as a form sends them', () => {
  const both = filtersIn(new URLSearchParams('frame_finish=almond,white'))
  expect(withFilters(new URLSearchParams(), both).toString()).toBe('frame_finish=white&frame_finish=almond')
})

it('keeps other parameters of the URL', () => {
  expect(withFilters(new URLSearchParams('sort=name&window_type=bay'), []).toString()).toBe('sort=name')
})

it('has no question mark without a query', () => {
  expect(catalogHref(new URLSearchParams())).toBe('/catalog')
})
