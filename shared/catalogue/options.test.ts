import { allSeries } from './all-series'
import { formatInches } from './dimension'
import { gridBars } from './grid-bars'
import type { DoorPanels, SeriesRecord } from './series-record'
import type { SeriesSlug } from './slugs'
import { isSeriesSlug } from './slugs'
import * as specification from './testing/specification'

const all = Object.values(allSeries)
const windows = all.filter(({ type }) => type === 'window')
const doors = all.filter(({ type }) => type === 'door')
const each = (list: readonly SeriesRecord[]) => list.map((record) => [record.slug, record] as const)
const record = (slug: string): SeriesRecord => {
  if (!isSeriesSlug(slug)) throw new Error(`${slug} is no series`)
  return allSeries[slug]
}
const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title)

describe('options', () => {
  test('makes grids of 5/8 in flat and 1 in sculptured bars', () => {
    expect(gridBars.map(({ title, width }) => [title, formatInches(width)])).toEqual([
      ['Flat', '5/8 in'],
      ['Sculptured', '1 in'],
    ])
  })

  test('has grids for every window and for no door', () => {
    expect(all.filter(({ type, options }) => (type === 'window') !== (options.grids !== undefined))).toEqual(
      [],
    )
  })

  test('names no two sets of grids alike', () => {
    const sets = windows.map(({ options }) => titles(options.grids).join())
    expect(new Set(sets).size).toBe(sets.length)
  })

  test.each(each(all))('%s has an id of its own for each grid and combination', (_, { options }) => {
    const ids = [...(options.grids ?? []), ...options.combinations].map(({ id }) => id)
    expect([...new Set(ids)]).toEqual(ids)
  })

  test.each(['Marginal', 'Perimeter', 'Queen Anne', 'Colonial', 'Palladian', 'Fan Shaped'])(
    'offers %s grids somewhere',
    (name) => {
      const named = windows
        .flatMap(({ options }) => titles(options.grids))
        .filter((title) => title.includes(name))
      expect(named.length).toBeGreaterThan(0)
    },
  )

  test('draws the eight shapes of the Platinum specialty window', () => {
    expect(titles(record('platinum-specialty-window').options.combinations)).toEqual(
      specification.platinumShapes,
    )
  })

  test.each([
    ['Single Hung', 'platinum-single-hung'],
    ['Twin', 'bellagio-single-hung'],
    ['Triple', 'venetian-double-hung'],
    ['Half-Round Above', 'venetian-single-hung'],
    ['Fixed Above', 'venetian-awning'],
    ['Fixed Below', 'bellagio-horizontal-slider'],
    ['Single Vent', 'venetian-casement'],
    ['Double Vent', 'venetian-casement'],
    ['Round', 'bellagio-specialty-window'],
    ['Quarter-Round', 'bellagio-specialty-window'],
  ])('combines %s in %s', (title, slug) => {
    expect(titles(record(slug).options.combinations)).toContain(title)
  })
})

describe('door layouts', () => {
  const layouts = (slug: SeriesSlug): DoorPanels[] =>
    record(slug).options.combinations.flatMap((one) => ('door' in one ? [one.door] : []))
  const counts = (slug: SeriesSlug) => [...new Set(layouts(slug).map(({ panels }) => panels))].sort()

  test.each<SeriesSlug>(['sliding-glass-door', 'french-sliding-door'])(
    '%s comes as XO, OX, OXO, OXXO',
    (slug) => {
      expect(layouts(slug).map(({ operation }) => operation)).toEqual(['XO', 'OX', 'OXO', 'OXXO'])
    },
  )

  test('swings left, right, stays fixed, and goes on to five panels', () => {
    expect([
      titles(record('french-swing-door').options.combinations).slice(0, 3),
      counts('french-swing-door'),
    ]).toEqual([
      ['XL', 'XR', 'Fixed'],
      [1, 2, 3, 4, 5],
    ])
  })

  test('slides three to six panels', () => {
    expect(counts('multi-slide-door')).toEqual([3, 4, 5, 6])
  })

  test('slides panels into pockets too', () => {
    const pockets = layouts('multi-slide-door').map(({ pocket }) => pocket)
    expect(new Set(pockets)).toEqual(new Set([undefined, 'left', 'right', 'both']))
  })

  test('folds two to seven panels', () => {
    expect(counts('bi-fold-door')).toEqual([2, 3, 4, 5, 6, 7])
  })

  test.each(each(doors))('%s has as many panels as each layout says', (slug) => {
    const panelsIn = (operation: string) =>
      /\d/.test(operation)
        ? [...operation.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0)
        : [...operation.matchAll(/[XO]/g)].length
    const wrong = layouts(slug).filter(({ operation, panels }) => panelsIn(operation) !== panels)
    expect(wrong).toEqual([])
  })
})
