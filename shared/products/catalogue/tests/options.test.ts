import { allSeries } from '../all-series'
import { formatInches } from '../dimension'
import { gridBars } from '../vocabulary/grids'
import type { DoorPanels, SeriesRecord } from '../series-record'
import { type SeriesSlug, isSeriesSlug } from '../slugs'
import * as expectations from './expected'

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
  it('makes grids of 5/8 in flat and 1 in sculptured bars', () => {
    expect(gridBars.map(({ title, width }) => [title, formatInches(width)])).toEqual([
      ['Flat', '5/8 in'],
      ['Sculptured', '1 in'],
    ])
  })

  it('has grids for every window and none for doors', () => {
    expect(all.filter(({ type, options }) => (type === 'window') !== (options.grids !== undefined))).toEqual(
      [],
    )
  })

  it('has different grids for every window', () => {
    const sets = windows.map(({ options }) => titles(options.grids).join())
    expect(new Set(sets).size).toBe(sets.length)
  })

  it.each(each(all))('%s has a unique id for each grid and combination', (_, { options }) => {
    const ids = [...(options.grids ?? []), ...options.combinations].map(({ id }) => id)
    expect([...new Set(ids)]).toEqual(ids)
  })

  it.each(['Marginal', 'Perimeter', 'Queen Anne', 'Colonial', 'Palladian', 'Fan Shaped'])(
    'offers %s grids somewhere',
    (name) => {
      const named = windows
        .flatMap(({ options }) => titles(options.grids))
        .filter((title) => title.includes(name))
      expect(named.length).toBeGreaterThan(0)
    },
  )

  it('draws the eight shapes of the Platinum specialty window', () => {
    expect(titles(record('platinum-specialty-window').options.combinations)).toEqual(
      expectations.platinumShapes,
    )
  })

  it.each([
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

  it.each<SeriesSlug>(['sliding-glass-door', 'french-sliding-door'])(
    '%s comes as XO, OX, OXO, OXXO',
    (slug) => {
      expect(layouts(slug).map(({ operation }) => operation)).toEqual(['XO', 'OX', 'OXO', 'OXXO'])
    },
  )

  it('offers the swing door with one to five panels', () => {
    expect([
      titles(record('french-swing-door').options.combinations).slice(0, 3),
      counts('french-swing-door'),
    ]).toEqual([
      ['XL', 'XR', 'Fixed'],
      [1, 2, 3, 4, 5],
    ])
  })

  it('offers the multi-slide door with three to six panels', () => {
    expect(counts('multi-slide-door')).toEqual([3, 4, 5, 6])
  })

  it('offers the multi-slide door with pockets', () => {
    const pockets = layouts('multi-slide-door').map(({ pocket }) => pocket)
    expect(new Set(pockets)).toEqual(new Set([undefined, 'left', 'right', 'both']))
  })

  it('offers the bi-fold door with two to seven panels', () => {
    expect(counts('bi-fold-door')).toEqual([2, 3, 4, 5, 6, 7])
  })

  it.each(each(doors))('%s has as many panels as each layout says', (slug) => {
    const panelsIn = (operation: string) =>
      /\d/.test(operation)
        ? [...operation.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0)
        : [...operation.matchAll(/[XO]/g)].length
    const wrong = layouts(slug).filter(({ operation, panels }) => panelsIn(operation) !== panels)
    expect(wrong).toEqual([])
  })
})
