import { allSeries } from '../../shared/products/catalogue/all-series'
import type { SeriesRecord } from '../../shared/products/catalogue/series-record'
import { finishesOf } from '../../shared/products/catalogue/vocabulary/finishes'
import type { OperatingStyle } from '../../shared/products/catalogue/vocabulary/styles'
import { readSet } from '../encode/picture-set'
import { readDescriptions, type DescribedPicture } from './descriptions'

/** The operating styles that a style of the kit can show. */
const kitStyles: Readonly<Record<string, readonly OperatingStyle[]>> = {
  single_hung: ['single_hung'],
  double_hung: ['double_hung'],
  casement: ['casement'],
  awning: ['awning'],
  slider: ['horizontal_slider'],
  bay: ['bay'],
  picture: ['picture'],
  shape: ['round_top_specialty_shapes'],
  sliding: ['sliding_glass', 'french_sliding'],
  swing: ['french_swing'],
  multi_slide: ['multi_slide'],
  bi_fold: ['bi_fold'],
}
/** Words of alternative texts for outlines and finishes, by their names in the catalogue. */
const shapeWords = {
  arch: 'arched',
  round: ' round ',
  half_round: 'half-round',
  quarter_round: 'quarter-round',
  trapezoid: 'trapezoid',
  octagon: 'octagonal',
  hexagon: 'hexagonal',
  pentagon: 'house-shaped',
  triangle: 'triangular',
}
const finishWords = {
  black: /^(Two )?black|^Cut corner of a black/i,
  espresso: /^(Two )?espresso|^Cut corner of an espresso/i,
  blue: /^(Two )?sage-(blue|green)|^Cut corner of a sage-(blue|green)/i,
  silver: /^(Two )?silver|^Cut corner of a silver/i,
}

const described = readDescriptions().filter(({ app }) => app === 'mfe-browse')
const byName = new Map(described.map((picture) => [picture.name, picture]))

/** The colors that a series is made in, as descriptions name them. */
const colorsOf = ({ frameFinishes }: SeriesRecord) =>
  finishesOf(frameFinishes).map(({ key }) => key.replace(/_(exterior|all_over)$/, ''))

/** The outlines that a series is made in. Other series are rectangles. */
const shapesOf = ({ options }: SeriesRecord): readonly string[] =>
  options.combinations.flatMap((each) =>
    'rows' in each ? each.rows.flatMap(({ units }) => units.flatMap(({ shape }) => shape ?? [])) : [],
  )

/** Every picture on the page of a series that shows a product or a piece of its frame. */
function picturesOn(series: SeriesRecord): DescribedPicture[] {
  const ids = [
    ...Object.values(series.carouselImages).flat(),
    ...series.frames.types.flatMap(({ images }) => images.map(({ image }) => image)),
    ...(series.frames.galleryImages ?? []).map(({ image }) => image),
  ]
  return [series.slug, ...ids.map((id) => id.replaceAll('/', '-'))].map((name) => {
    const picture = byName.get(name)
    if (!picture) throw new Error(`No description of ${name}`)
    return picture
  })
}

/** What the description of a picture shows although the series is not made so. */
function faultsOf({ scene }: DescribedPicture, series: SeriesRecord): string[] {
  const unit = (scene.unit ?? { color: scene.color }) as { style?: string; shape?: string; color?: string }
  const shape = unit.shape === 'quarter' ? 'quarter_round' : unit.shape
  return [
    ...(unit.style && !kitStyles[unit.style]?.includes(series.style) ? [`style ${unit.style}`] : []),
    ...(shape && !shapesOf(series).includes(shape) ? [`shape ${shape}`] : []),
    ...(unit.color && !colorsOf(series).includes(unit.color) ? [`color ${unit.color}`] : []),
  ]
}

it.each(Object.values(allSeries).map((series) => [series.slug, series] as const))(
  'describes only the style, outlines and finishes of %s',
  (_, series) => {
    const faults = picturesOn(series).flatMap((picture) =>
      faultsOf(picture, series).map((fault) => `${picture.name}: ${fault}`),
    )
    expect(faults).toEqual([])
  },
)

it.each(Object.values(allSeries).map((series) => [series.slug, series] as const))(
  'shows only the outlines and finishes of %s in the pictures that are made',
  (slug, series) => {
    const made = Object.values(readSet('mfe-browse', slug))
    expect(made.length).toBeGreaterThan(2)
    const faults = made.flatMap(({ alt }) => [
      ...Object.entries(shapeWords).flatMap(([shape, word]) =>
        series.type === 'window' && alt.includes(word) && !shapesOf(series).includes(shape)
          ? [`${alt}: ${shape}`]
          : [],
      ),
      ...Object.entries(finishWords).flatMap(([color, word]) =>
        word.test(alt) && !colorsOf(series).includes(color) ? [`${alt}: ${color}`] : [],
      ),
    ])
    expect(faults).toEqual([])
  },
)
