import { allSeries } from './all-series'
import { toInches } from './dimension'
import type { SeriesRecord } from './series-record'
import { isSeriesSlug, seriesSlugs } from './slugs'
import * as specification from './testing/specification'

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

test('has the 21 series of the specification', () => {
  expect([...seriesSlugs].sort()).toEqual(Object.keys(specification.series).sort())
})

test('keeps each record under its own slug', () => {
  expect(Object.entries(allSeries).filter(([slug, { slug: own }]) => slug !== own)).toEqual([])
})

describe.each(Object.entries(specification.series))('%s', (slug, row) => {
  const { size, ...facts } = record(slug)
  const family = slug.split('-')[0] as 'platinum' | 'bellagio' | 'venetian'
  const isDoor = specification.doorSlugs.includes(slug)

  test('has its series number', () => {
    expect(facts.seriesNumber).toBe(row.number)
  })

  test('keeps the size limits of the table', () => {
    const limits = [size?.width, size?.height].map(
      (limit) => limit && [limit.min, limit.max].map((length) => length && toInches(length)),
    )
    expect(limits).toEqual([row.width, row.height])
  })

  test('tells its size limits in the specifications, or has none to tell', () => {
    expect(titles(facts.overview.specifications).slice(0, 2)).toEqual(row.width ? ['Width', 'Height'] : [])
  })

  test('belongs to its product line', () => {
    expect([facts.type, facts.product, facts.productType]).toEqual(
      isDoor ? ['door', 'venetian-doors', 'venetian'] : ['window', `${family}-windows`, family],
    )
  })

  test('is vinyl where it comes in white and almond only', () => {
    expect(facts.material).toBe(row.plain ? 'Vinyl' : 'Vinyl/Capstock')
  })

  test('offers the colors of the specification', () => {
    const { standard, capstock, allOverCapstock, allOverCapstockSubtitle } = facts.options.frameFinishes
    expect([colors(standard), colors(capstock), colors(allOverCapstock), allOverCapstockSubtitle]).toEqual(
      row.plain
        ? [specification.standardColors, [], [], undefined]
        : [
            specification.standardColors,
            specification.capstockColors,
            [['Black', '#000000']],
            specification.allOverCapstockSubtitle,
          ],
    )
  })

  test('has its glazing', () => {
    expect(facts.glazing.map(({ panes, thickness }) => [panes, toInches(thickness)])).toEqual(
      specification.glazing[isDoor ? (slug as keyof typeof specification.glazing) : family],
    )
  })

  test('offers both coatings and the ten obscure glasses', () => {
    expect([titles(facts.glass.types), titles(facts.glass.obscureTypes)]).toEqual([
      specification.glassTypes,
      specification.obscureTypes,
    ])
  })

  test('has its frame types', () => {
    const [, ...withoutRetrofit] = specification.frameTypes
    expect(titles(facts.frames.types)).toEqual(
      specification.withoutRetrofitFrame.includes(slug) ? withoutRetrofit : specification.frameTypes,
    )
  })

  test('has its carousel sets', () => {
    const { newConstruction, retrofit } = facts.carouselImages
    expect([newConstruction !== undefined, retrofit !== undefined]).toEqual([
      true,
      !specification.withoutRetrofitPictures.includes(slug),
    ])
  })

  test('has as many carousel pictures as the specification counts', () => {
    const counts = Object.values(facts.carouselImages).map(({ length }) => length)
    const [least, most] = isDoor ? [3, 6] : specification.pictureWindows.includes(slug) ? [4, 4] : [8, 8]
    expect(counts.filter((count) => count < least || count > most)).toEqual([])
  })
})

test('shows frame pictures for retrofit and block, and none for the nail-on frames', () => {
  const shown = all.flatMap(({ frames }) => frames.types.filter(({ images }) => images.length > 0))
  expect(new Set(titles(shown))).toEqual(new Set(['Retrofit', 'Block']))
})

test('shows cross sections of windows and of no door', () => {
  expect(
    all.filter(({ type, frames }) => (type === 'window') !== (frames.galleryImages !== undefined)),
  ).toEqual([])
})

test.each(each(windows))('%s cuts only frames and finishes that it comes in', (_, { frames, options }) => {
  const kinds = frames.types.map(({ kind }) => kind)
  const { standard, capstock = [] } = options.frameFinishes
  const finishes = [...standard, ...capstock].map(({ key }) => key as string)
  const impossible = frames.galleryImages?.filter(
    ({ frame, finish }) => !kinds.includes(frame) || !finishes.includes(finish),
  )
  expect(impossible).toEqual([])
})
