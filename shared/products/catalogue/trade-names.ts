import type { OperatingStyle } from './vocabulary/styles'
import { windowLines, type WindowLine } from './vocabulary/window-lines'
import { seriesFacts } from './facts'
import { seriesSlugs, type SeriesSlug } from './slugs'

/** How schedules and plans write the styles: words in lower case, without punctuation. */
const tradeNames: Readonly<Record<OperatingStyle, readonly string[]>> = {
  single_hung: ['single hung', 'singlehung', 'sh', 's h', 'sgl hung', 'sng hung'],
  double_hung: ['double hung', 'doublehung', 'dh', 'd h', 'dbl hung'],
  casement: ['casement', 'casements', 'csmt', 'casmt', 'csmnt', 'cas', 'cw', 'csm'],
  awning: ['awning', 'awnings', 'awn', 'aw'],
  horizontal_slider: [
    ...['horizontal slider', 'horizontal sliding', 'horiz slider', 'horizontal slide', 'sliding window'],
    ...['slider', 'glider', 'gliding', 'gliding window', 'hs', 'hsw', 'sl', 'sld', 'sldr', 'slid'],
    ...['xo', 'ox', 'xox', 'single slider', 'double slider', 'end vent'],
  ],
  picture: ['picture', 'picture window', 'pic', 'pict', 'pw', 'fixed', 'fixed window', 'fix', 'fx', 'fxd'],
  bay: ['bay', 'bay window'],
  round_top_specialty_shapes: [
    ...['specialty', 'speciality', 'special shape', 'round top', 'half round', 'quarter round', 'arch'],
    ...['arched', 'eyebrow', 'radius', 'trapezoid', 'octagon', 'rt'],
  ],
  sliding_glass: [
    ...['sliding glass door', 'sliding glass', 'sliding patio door', 'sliding door', 'patio door'],
    ...['slider door', 'gliding door', 'gliding patio door', 'sgd', 'spd', 'sl gl dr', 'slg door'],
  ],
  french_sliding: ['french sliding', 'french slider', 'french sliding door', 'french sliding patio door'],
  french_swing: [
    'french swing',
    'french swing door',
    'french door',
    'french doors',
    'french',
    'hinged patio door',
  ],
  multi_slide: ['multi slide', 'multislide', 'multi slider', 'multi slide door', 'multi sliding', 'msd'],
  bi_fold: ['bi fold', 'bifold', 'bi fold door', 'bifold door', 'folding door', 'bfd'],
}

/** Names that mean a style only if nothing else is written: `double` may also be a number of panes. */
const shortNames: Readonly<Record<string, OperatingStyle>> = {
  single: 'single_hung',
  double: 'double_hung',
  sliding: 'horizontal_slider',
  o: 'picture',
}

const styleOfName = new Map(
  Object.entries(tradeNames).flatMap(([style, names]) =>
    names.map((name) => [name, style as OperatingStyle] as const),
  ),
)
const mostWords = Math.max(...Array.from(styleOfName.keys(), (name) => name.split(' ').length))

/** Longer texts are cut. */
const longestText = 300

const wordsOf = (text: string): string[] =>
  text
    .slice(0, longestText)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/**
 * The style that a text names, as schedules write it: `SH`, `CSMT`, `XO`, `sliding patio door`. The longest name
 * counts. A horizontal slider is a sliding glass door if the text has the word `door` or `dr`.
 */
export function styleIn(text: string): OperatingStyle | undefined {
  const words = wordsOf(text)
  const whole = words.join(' ')
  if (Object.hasOwn(shortNames, whole)) return shortNames[whole]
  let best = ''
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 1; count <= mostWords && from + count <= words.length; count += 1) {
      const name = words.slice(from, from + count).join(' ')
      if (name.length > best.length && styleOfName.has(name)) best = name
    }
  }
  const style = styleOfName.get(best)
  const isDoor = words.includes('door') || words.includes('dr')
  return style === 'horizontal_slider' && isDoor ? 'sliding_glass' : style
}

/** The line of windows that a text names. */
export const lineIn = (text: string): WindowLine | undefined =>
  windowLines.find((line) => wordsOf(text).includes(line))

/**
 * The series that a text names: those with its number, or else those with its code word, or else all of its style. A
 * style in the text excludes series of other styles, except those with the code word. A line in the text excludes
 * series of other lines. If several series are left, only those of `usualLine`, provided that there are any. None if
 * the text has no known number, code word or style.
 */
export function seriesNamedIn(text: string, usualLine?: WindowLine): readonly SeriesSlug[] {
  const words = wordsOf(text)
  const style = styleIn(text)
  const line = lineIn(text)
  const numbers = new Set(
    words.flatMap((word, at) =>
      /^s\d{4}$/.test(word) ? [word.slice(1)] : word === 's' ? [words[at + 1] ?? ''] : [],
    ),
  )
  const isNumbered = (slug: SeriesSlug) => numbers.has(seriesFacts[slug].seriesNumber.slice(2))
  const coded = seriesSlugs.filter((slug) => words.includes(seriesFacts[slug].codeWord.toLowerCase()))
  const numbered = seriesSlugs.filter(isNumbered)
  const start = numbered.length > 0 ? numbered : coded.length > 0 ? coded : undefined
  if (!start && !style) return []
  const fitting = (start ?? seriesSlugs).filter(
    (slug) =>
      (!style || seriesFacts[slug].style === style || coded.includes(slug)) &&
      (!line || seriesFacts[slug].productType === line),
  )
  if (fitting.length < 2 || !usualLine) return fitting
  const usual = fitting.filter((slug) => seriesFacts[slug].productType === usualLine)
  return usual.length > 0 ? usual : fitting
}
