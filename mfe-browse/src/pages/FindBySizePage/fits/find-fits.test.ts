import { allSeries } from '@virida/shared/products/catalogue/all-series'
import { inches } from '@virida/shared/products/catalogue/dimension'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { problemsOf } from '@virida/shared/products/design/problems/problems'
import fc from 'fast-check'
import { windowCombinations } from './combination-hint'
import { findFits, fitOf } from './find-fits'
import { hintText, reasonText } from '../results/content'
import type { Installation, Question } from '../form/size-query'

const ask = (width: number, height: number, installation: Installation = 'new'): Question => ({
  width: inches(width),
  height: inches(height),
  installation,
})
const look = (slug: SeriesSlug, question: Question) => fitOf(slug, question, allSeries[slug])

/** For a series that is not made: the texts of its reasons, then of the combination. Otherwise the verdict. */
function shownTexts(slug: SeriesSlug, question: Question): readonly string[] {
  const fit = look(slug, question)
  if (fit.verdict !== 'not_made') return [fit.verdict]
  return [
    ...fit.reasons.map((reason) => reasonText(slug, reason)),
    ...(fit.hint ? [hintText(fit.hint, question)] : []),
  ]
}

/** The expected answers are written by hand from R-SIZE-1 and the rows after it, so a mistake in the catalogue fails. */
it.each<[SeriesSlug, Question, readonly string[]]>([
  ['platinum-single-hung', ask(48, 72, 'retrofit'), ['made']],
  ['platinum-single-hung', ask(11.5, 17.5), ['made']],
  ['platinum-single-hung', ask(11.4375, 60), ['Made from 11 1/2 in wide.']],
  [
    'platinum-single-hung',
    ask(60, 60),
    ['Made up to 48 in wide.', 'As a combination, Twin: two of 30 × 60 in side by side (mulled).'],
  ],
  [
    'platinum-single-hung',
    ask(120, 60),
    ['Made up to 48 in wide.', 'As a combination, Triple: three of 40 × 60 in side by side (mulled).'],
  ],
  [
    'venetian-double-hung',
    ask(59.9375, 60),
    ['Made up to 48 in wide.', 'As a combination, Twin: two of about 30 × 60 in side by side (mulled).'],
  ],
  ['platinum-single-hung', ask(150, 60), ['Made up to 48 in wide.']],
  [
    'platinum-single-hung',
    ask(36, 90),
    ['Made up to 72 in tall.', 'As a combination, Fixed Above: 36 × 72 in under a fixed lite of 36 × 18 in.'],
  ],
  [
    'platinum-single-hung',
    ask(36, 74),
    [
      'Made up to 72 in tall.',
      'As a combination, Fixed Above: 36 × 64 1/2 in under a fixed lite of 36 × 9 1/2 in.',
    ],
  ],
  ['venetian-casement', ask(40, 80), ['Made up to 36 in wide.', 'Made up to 72 in tall.']],
  [
    'venetian-casement',
    ask(56, 54),
    ['Made up to 36 in wide.', 'As a combination, Double Vent: two of 28 × 54 in side by side (mulled).'],
  ],
  [
    'venetian-awning',
    ask(84, 30),
    ['Made up to 60 in wide.', 'As a combination, Double Vent: two of 42 × 30 in side by side (mulled).'],
  ],
  [
    'bellagio-picture-window',
    ask(120, 60),
    [
      'Made up to 96 in wide.',
      'As a combination, Multi-Lite, 2 Wide: two of 60 × 60 in side by side (mulled).',
    ],
  ],
  ['platinum-horizontal-slider', ask(100, 48), ['Made up to 96 in wide.']],
  ['platinum-bay-window', ask(96, 56), ['made']],
  ['platinum-bay-window', ask(96, 56, 'retrofit'), ['Not offered in a retrofit frame.']],
  [
    'platinum-bay-window',
    ask(36, 60, 'retrofit'),
    ['Not offered in a retrofit frame.', 'Made from 44 in wide.'],
  ],
  ['bellagio-bay-window', ask(96, 56), ['made']],
  [
    'bellagio-bay-window',
    ask(120, 56),
    ['Made up to 115 7/8 in wide: the windows of the bay are 12 to 48 in wide each.'],
  ],
  ['bellagio-bay-window', ask(96, 90), ['Made up to 84 in tall.']],
  ['platinum-specialty-window', ask(36, 36), ['ask']],
  ['sliding-glass-door', ask(72, 80, 'retrofit'), ['made']],
  ['sliding-glass-door', ask(192, 108), ['made']],
  ['sliding-glass-door', ask(193, 80), ['Made up to 192 in wide: its panels are up to 48 in wide each.']],
  ['sliding-glass-door', ask(72, 110), ['Made up to 108 in tall.']],
  ['sliding-glass-door', ask(72, 48), ['ask']],
  ['sliding-glass-door', ask(48, 80), ['ask']],
  ['french-swing-door', ask(30, 80), ['made']],
  ['french-swing-door', ask(29, 80), ['Made from 30 in wide.']],
  ['multi-slide-door', ask(108, 96), ['made']],
  ['multi-slide-door', ask(107, 96), ['Made from 108 in wide.']],
  ['multi-slide-door', ask(144, 96, 'retrofit'), ['Not offered in a retrofit frame.']],
  ['bi-fold-door', ask(72, 121), ['Made up to 120 in tall.']],
])('says of %s at %j: %j', (slug, question, expected) => {
  expect(shownTexts(slug, question)).toEqual(expected)
})

it.each<[SeriesSlug, number, string | undefined]>([
  ['sliding-glass-door', 72, 'XO'],
  ['sliding-glass-door', 108, 'OXO'],
  ['sliding-glass-door', 144, 'OXXO'],
  ['french-swing-door', 36, 'XL'],
  ['french-swing-door', 68, 'XLXR'],
  ['bi-fold-door', 144, '4L'],
  ['venetian-casement', 28, 'XL'],
])('opens %s at %d in wide as %s', (slug, width, operation) => {
  const fit = look(slug, ask(width, slug === 'venetian-casement' ? 54 : 96))
  expect(fit).toMatchObject({ verdict: 'made', design: { operation } })
})

it('sorts by how usual the size is for the style', () => {
  const { made } = findFits(ask(35.5, 59, 'retrofit'), allSeries)
  expect(made.slice(0, 5).map(({ slug }) => slug)).toEqual([
    'platinum-single-hung',
    'bellagio-single-hung',
    'venetian-single-hung',
    'venetian-double-hung',
    'venetian-casement',
  ])
  expect(findFits(ask(72, 80), allSeries).made[0]?.slug).toBe('sliding-glass-door')
})

it('has an answer for all 21 series at any size', () => {
  const side = fc.integer({ min: 64, max: 7680 }).map((count) => inches(count / 16))
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom<Installation>('new', 'retrofit'),
      (width, height, installation) => {
        const { made, ask: asked, notMade } = findFits({ width, height, installation }, allSeries)
        expect(made.length + asked.length + notMade.length).toBe(21)
        for (const { reasons } of notMade) expect(reasons.length).toBeGreaterThan(0)
        // The configurator that the card links to must agree.
        for (const { slug, design } of made) expect(problemsOf(design, allSeries[slug])).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

it('agrees with the combinations in the records', () => {
  const windows = seriesSlugs
    .map((slug) => allSeries[slug])
    .filter(
      ({ type, style }) => type === 'window' && style !== 'bay' && style !== 'round_top_specialty_shapes',
    )
  expect(windows).toHaveLength(12)
  for (const { style, options } of windows) {
    expect(windowCombinations(style)).toEqual(options.combinations)
  }
})
