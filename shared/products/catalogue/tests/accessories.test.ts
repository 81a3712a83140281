import { allSeries } from '../all-series'
import type { Accessory, SeriesRecord } from '../series-record'
import { isSeriesSlug } from '../slugs'

const all = Object.values(allSeries)
const doors = all.filter(({ type }) => type === 'door')
const each = (list: readonly SeriesRecord[]) => list.map((record) => [record.slug, record] as const)
const record = (slug: string): SeriesRecord => {
  if (!isSeriesSlug(slug)) throw new Error(`${slug} is no series`)
  return allSeries[slug]
}
const colors = (list: readonly { title: string; colorHex: string }[] = []) =>
  list.map(({ title, colorHex }) => [title, colorHex])

describe('accessories', () => {
  const bullets = ({ bulletPoints }: Accessory) => bulletPoints.join(' ')
  const of = (slug: string, title: string) => {
    const found = record(slug).accessories.types.find((accessory) => accessory.title === title)
    if (!found) throw new Error(`${slug} has no ${title}`)
    return found
  }

  it.each(['venetian-casement', 'venetian-awning'])(
    '%s cranks, with side locks in white and black',
    (slug) => {
      expect(colors(of(slug, 'Handle and Lock').colors)).toEqual([
        ['White', '#FFFFFF'],
        ['Black', '#000000'],
      ])
    },
  )

  it.each([
    'platinum-single-hung',
    'bellagio-horizontal-slider',
    'venetian-double-hung',
    'platinum-bay-window',
  ])('%s has an auto lock and a manual lock', (slug) => {
    expect(bullets(of(slug, 'Auto Lock and Manual Lock'))).toMatch(/Auto lock.*Manual lock/)
  })

  it('has screens in fiberglass, and in aluminum on request', () => {
    expect(bullets(of('venetian-awning', 'Screens'))).toMatch(
      /Fiberglass mesh:\*\* standard.*Aluminum mesh:\*\* on request/,
    )
  })

  it('gives a sliding door a manual lock as standard', () => {
    expect(bullets(of('sliding-glass-door', 'Handle and Manual Lock'))).toContain('**Manual lock:** standard')
  })

  it('offers the auto-lock handle on a French sliding door', () => {
    expect(bullets(of('french-sliding-door', 'Manual Lock and Auto-Lock Handle'))).toContain(
      '**Auto-lock handle:** the upgrade',
    )
  })

  it.each(each(doors))('%s can have a key lock system', (_, { accessories }) => {
    expect(accessories.types.map(bullets).join()).toContain('**Key lock system:** optional')
  })

  it.each(each(all))('%s shows a picture with every accessory', (_, { accessories }) => {
    expect(accessories.types.filter(({ images }) => images.length === 0)).toEqual([])
  })

  it.each(each(all))('%s starts every bullet point with bold words', (_, { accessories }) => {
    const plain = accessories.types.flatMap(({ bulletPoints }) =>
      bulletPoints.filter((point) => !/^\*\*[^*]+\*\* [^*]+$/.test(point)),
    )
    expect(plain).toEqual([])
  })
})
