import fc from 'fast-check'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { drawingsAddress } from '@virida/shared/site/addresses/resources'
import { documentTypes, doorCategories, seriesValues, windowCategories } from './categories'
import { resources } from './resources'
import { emptySearch, findResources, groupState, queryOf, searchIn, toggleGroup, type Search } from './search'

const find = (search: Partial<Search>) => findResources(resources, { ...emptySearch, ...search })
const ids = (search: Partial<Search>) => find(search).map(({ resource }) => resource.id)

const anySearch: fc.Arbitrary<Search> = fc.record({
  keyword: fc.constantFrom('', 'platinum', 'SLIDER', 'retrofit', 'door', 'zzz'),
  categories: fc.subarray([...windowCategories, ...doorCategories]),
  series: fc.subarray([...seriesValues]),
  kinds: fc.subarray([...documentTypes]),
})

it('there are sixteen windows and four doors', () => {
  expect(resources).toHaveLength(20)
  expect(ids({ categories: windowCategories })).toHaveLength(16)
  expect(ids({ categories: doorCategories })).toEqual([
    'bi-fold-door',
    'french-door',
    'multi-slide-door',
    'sliding-glass-door',
  ])
})

it('without a search every resource is shown with everything that it has', () => {
  expect(find({})).toHaveLength(20)
  expect(find({})[0]?.kinds).toEqual(['drawings', 'egress', 'min_max'])
})

it('a resource has to match only one value of a filter', () => {
  const found = ids({ categories: ['awning_window'], series: ['platinum'] })
  expect(found).toHaveLength(6)
  expect(found).toContain('venetian-awning')
})

it('the keyword must also match, in the product name or the path of a drawing', () => {
  expect(ids({ keyword: 'CASEMENT' })).toEqual(['venetian-casement'])
  expect(ids({ keyword: 'retrofit', categories: doorCategories })).toEqual([
    'french-door',
    'sliding-glass-door',
  ])
  expect(ids({ keyword: 'casement', series: ['platinum'] })).toEqual([])
})

it.each([
  ['S-2000', ['platinum-single-hung']],
  ['s2000', ['platinum-single-hung']],
  ['S-4000', ['venetian-casement']],
  ['venetian casement', ['venetian-casement']],
  ['casement, stucco', ['venetian-casement']],
])('finds %s', (keyword, expected) => {
  expect(ids({ keyword })).toEqual(expected)
})

it.each(['CAD', 'dxf', 'stucco', 'new construction', 'min max'])('finds every product by %s', (keyword) => {
  expect(ids({ keyword })).toHaveLength(20)
})

it('finds the products that may be made in a size, in the notations of the trade', () => {
  const casement = (keyword: string) => ids({ keyword }).includes('venetian-casement')
  for (const keyword of ['28x54', '28 x 54 casement', '2446', '700 x 1400 mm', `2'4" x 4'6"`])
    expect([keyword, casement(keyword)]).toEqual([keyword, true])
  for (const keyword of ['90x90', '90 x 90 casement', '28x54 slider'])
    expect([keyword, casement(keyword)]).toEqual([keyword, false])
  expect(ids({ keyword: '144x96' })).toContain('multi-slide-door')
  expect(ids({ keyword: '28x54 door' })).not.toContain('venetian-casement')
})

it('reads a number that a series has as the series, not as a size', () => {
  const both = ['bellagio-picture-window', 'bellagio-specialty-window']
  for (const keyword of ['3050', 'S-3050', 'bellagio 3050']) expect(ids({ keyword })).toEqual(both)
  expect(ids({ keyword: '3050 casement' })).toEqual([])
})

it('finds a size with fractions beside other words', () => {
  for (const keyword of [
    '28 1/2 x 54 1/2 casement',
    'casement 28 1/2 × 54 1/2',
    `2'4" x 4'6" casement`,
    'casement 2’4” x 4’6”',
    'casement 28½  x  54½',
  ])
    expect([keyword, ids({ keyword })]).toEqual([keyword, ['venetian-casement']])
  expect(ids({ keyword: '90 1/2 x 90 1/2 casement' })).toEqual([])
})

it('finds products with a replacement frame by what it is for', () => {
  expect(ids({ keyword: 'replacement no fin' })).toContain('multi-slide-door')
  expect(ids({ keyword: 'platinum retrofit' })).not.toContain('venetian-casement')
})

it('has a sheet for the technical drawings of every series', () => {
  const names = resources.flatMap(({ sheets }) => sheets.map(({ name }) => name))
  for (const slug of seriesSlugs) expect(names).toContain(drawingsAddress(slug).split('#')[1])
})

it('only chosen kinds of documents are shown, and a resource that has none of them is left out', () => {
  const found = find({ kinds: ['egress'] })
  expect(found).toHaveLength(8)
  expect(found.every(({ kinds }) => kinds.join() === 'egress')).toBe(true)
  expect(ids({ kinds: ['egress'], categories: doorCategories })).toEqual([])
})

it('one more filter value never hides a resource that was there', () => {
  fc.assert(
    fc.property(anySearch, fc.constantFrom(...windowCategories), (search, category) => {
      fc.pre(search.categories.length + search.series.length > 0)
      const before = findResources(resources, search).map(({ resource }) => resource.id)
      const after = findResources(resources, { ...search, categories: [...search.categories, category] })
      expect(after.map(({ resource }) => resource.id)).toEqual(expect.arrayContaining(before))
    }),
  )
})

it('an address gives back the search that was written into it', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(searchIn(queryOf(search))).toEqual({ ...search, keyword: search.keyword.trim() })
    }),
  )
})

it('a group toggle turns all of its kinds on, then off, and leaves the others', () => {
  const some: Search = { ...emptySearch, categories: ['bay_window', 'bi_fold_glass_door'] }
  expect(groupState('windows', some)).toBe('mixed')
  const all = toggleGroup('windows', some)
  expect(groupState('windows', all)).toBe('on')
  expect(queryOf(all).getAll('product_type')).toEqual(['windows', 'bi_fold_glass_door'])
  expect(toggleGroup('windows', all).categories).toEqual(['bi_fold_glass_door'])
})

it('values that are no filters are left out of an address', () => {
  expect(searchIn(new URLSearchParams('product_type=roof&window_series=gold&document_type=exe'))).toEqual(
    emptySearch,
  )
})

it('a resource has an elevation and a sheet for each frame type of each of its series', () => {
  const sheets = (id: string) => resources.find((one) => one.id === id)?.sheets.map(({ name }) => name)
  expect(sheets('platinum-bay-window')).toEqual([
    'platinum-bay-window-elevation',
    'platinum-bay-window-sections-block',
    'platinum-bay-window-sections-nail-on-3-coat',
    'platinum-bay-window-sections-power-wall-1-coat',
  ])
  expect(sheets('french-door')).toHaveLength(10)
})
