import { allSeries } from '../all-series'
import { toInches } from '../dimension'
import type { SeriesRecord } from '../series-record'
import { isSeriesSlug, seriesSlugs } from '../slugs'
import * as expectations from './expected'

const all = Object.values(allSeries)
const windows = all.filter(({ type }) => type === 'window')
const each = (list: readonly SeriesRecord[]) => list.map((record) => [record.slug, record] as const)

const record = (slug: string): SeriesRecord => {
  if (!isSeriesSlug(slug)) throw new Error(`${slug} is no series`)
  return allSeries[slug]
}
const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title)
const colors = (list: readonly { title: string; colorHex: string }[] = []) =>
  list.map(({ title, colorHex }) => [title, colorHex])

it('has the 21 series', () => {
  expect([...seriesSlugs].sort()).toEqual(Object.keys(expectations.series).sort())
})

it('keeps each record under its own slug', () => {
  expect(Object.entries(allSeries).filter(([slug, { slug: own }]) => slug !== own)).toEqual([])
})

describe.each(Object.entries(expectations.series))('%s', (slug, row) => {
  const { size, ...facts } = record(slug)
  const family = slug.split('-')[0] as 'platinum' | 'bellagio' | 'venetian'
  const isDoor = expectations.doorSlugs.includes(slug)

  it('has its series number', () => {
    expect(facts.seriesNumber).toBe(row.number)
  })

  it('has its size limits', () => {
    const limits = [size?.width, size?.height].map(
      (limit) => limit && [limit.min, limit.max].map((length) => length && toInches(length)),
    )
    expect(limits).toEqual([row.width, row.height])
  })

  it('lists its size limits in the specifications if it has any', () => {
    expect(titles(facts.overview.specifications).slice(0, 2)).toEqual(row.width ? ['Width', 'Height'] : [])
  })

  it('belongs to its product line', () => {
    expect([facts.type, facts.product, facts.productType]).toEqual(
      isDoor ? ['door', 'venetian-doors', 'venetian'] : ['window', `${family}-windows`, family],
    )
  })

  it('is vinyl where it comes in white and almond only', () => {
    expect(facts.material).toBe(row.plain ? 'Vinyl' : 'Vinyl/Capstock')
  })

  it('offers its colors', () => {
    const { standard, capstock, allOverCapstock, allOverCapstockSubtitle } = facts.options.frameFinishes
    expect([colors(standard), colors(capstock), colors(allOverCapstock), allOverCapstockSubtitle]).toEqual(
      row.plain
        ? [expectations.standardColors, [], [], undefined]
        : [
            expectations.standardColors,
            expectations.capstockColors,
            [['Black', '#000000']],
            expectations.allOverCapstockSubtitle,
          ],
    )
  })

  it('has its glazing', () => {
    expect(facts.glazing.map(({ panes, thickness }) => [panes, toInches(thickness)])).toEqual(
      expectations.glazing[isDoor ? (slug as keyof typeof expectations.glazing) : family],
    )
  })

  it('offers both coatings and the ten obscure glasses', () => {
    expect([titles(facts.glass.types), titles(facts.glass.obscureTypes)]).toEqual([
      expectations.glassTypes,
      expectations.obscureTypes,
    ])
  })

  it('has its frame types', () => {
    const [, ...withoutRetrofit] = expectations.frameTypes
    expect(titles(facts.frames.types)).toEqual(
      expectations.withoutRetrofitFrame.includes(slug) ? withoutRetrofit : expectations.frameTypes,
    )
  })

  it('has its carousel sets', () => {
    const { newConstruction, retrofit } = facts.carouselImages
    expect([newConstruction !== undefined, retrofit !== undefined]).toEqual([
      true,
      !expectations.withoutRetrofitPictures.includes(slug),
    ])
  })

  it('has the right number of carousel pictures', () => {
    const counts = Object.values(facts.carouselImages).map(({ length }) => length)
    const [least, most] = isDoor ? [3, 6] : expectations.pictureWindows.includes(slug) ? [4, 4] : [8, 8]
    expect(counts.filter((count) => count < least || count > most)).toEqual([])
  })
})

it('shows frame pictures for retrofit and block, and none for the nail-on frames', () => {
  const shown = all.flatMap(({ frames }) => frames.types.filter(({ images }) => images.length > 0))
  expect(new Set(titles(shown))).toEqual(new Set(['Retrofit', 'Block']))
})

it('shows cross sections of windows only', () => {
  expect(
    all.filter(({ type, frames }) => (type === 'window') !== (frames.galleryImages !== undefined)),
  ).toEqual([])
})

it.each(each(windows))(
  '%s has cross sections only of frames and finishes that it comes in',
  (_, { frames, options }) => {
    const kinds = frames.types.map(({ kind }) => kind)
    const { standard, capstock = [] } = options.frameFinishes
    const finishes = [...standard, ...capstock].map(({ key }) => key as string)
    const impossible = frames.galleryImages?.filter(
      ({ frame, finish }) => !kinds.includes(frame) || !finishes.includes(finish),
    )
    expect(impossible).toEqual([])
  },
)
