import { allSeries } from './all-series'
import { pictureIds } from './picture-ids'
import { seriesSlugs } from './slugs'

const ids = pictureIds()

it('names every picture by folder and name, in lower case', () => {
  expect(ids.filter((id) => !/^[a-z\d-]+(\/[a-z\d-]+)+$/.test(id))).toEqual([])
})

it('holds every picture of every carousel', () => {
  const count = Object.values(allSeries)
    .flatMap(({ carouselImages }) => Object.values(carouselImages))
    .reduce((sum, set) => sum + set.length, 0)
  expect(ids.filter((id) => /\/(new-construction|retrofit)\/\d+$/.test(id))).toHaveLength(count)
})

it.each(seriesSlugs)('has a card picture of %s', (slug) => {
  expect(ids).toContain(`${slug}/card`)
})

it.each([
  'french-swing-door/card-double',
  'lines/venetian-doors/hero-mobile',
  'lines/platinum-windows/benefits',
  'menu/gallery',
  'glass/mirrorpane',
  'accessories/cranking-handle',
  'venetian/frame/block-section',
  'bellagio/cross-section/block-almond',
  'doors/frame/retrofit-installed',
])('has %s', (id) => {
  expect(ids).toContain(id)
})
