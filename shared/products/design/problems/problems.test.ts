import fc from 'fast-check'
import { allSeries } from '../../catalogue/all-series'
import { inches } from '../../catalogue/dimension'
import { type SeriesSlug, seriesSlugs } from '../../catalogue/slugs'
import type { Design, DesignField } from '../design'
import { problemsOf } from './problems'
import { anyDesignOf } from '../testing/arbitrary'
import { usualDesign } from '../usual-design'

type Case = [slug: SeriesSlug, change: Partial<Design>, field: DesignField, reason: string]

const problems = (slug: SeriesSlug, change: Partial<Design>) =>
  problemsOf({ ...usualDesign(slug), ...change }, allSeries[slug])

it.each(seriesSlugs)('makes the default %s', (slug) => {
  expect(problems(slug, {})).toEqual([])
})

it.each<Case>([
  [
    'venetian-casement',
    { width: inches(40) },
    'width',
    'The Venetian Casement is made 16 to 36 in wide. 40 in is too wide.',
  ],
  [
    'platinum-single-hung',
    { height: inches(84) },
    'height',
    'The Platinum Single Hung is made 17 1/2 to 72 in tall. 84 in is too tall.',
  ],
  [
    'sliding-glass-door',
    { width: inches(120) },
    'width',
    'Panels of the Sliding Glass Door are made up to 48 in wide: 2 panels make a door up to 96 in wide. ' +
      '120 in is too wide. This width takes at least 3 panels.',
  ],
  [
    'french-swing-door',
    { operation: 'OXLXRO', width: inches(100) },
    'width',
    'Panels of the French Swing Door are made from 30 in wide: 4 panels make a door from 120 in wide. ' +
      '100 in is too narrow.',
  ],
  [
    'bellagio-bay-window',
    { width: inches(120) },
    'width',
    'Each window of this bay is 12 to 48 in wide, which makes bays 29 to 115 7/8 in wide. 120 in is too wide.',
  ],
  [
    'platinum-specialty-window',
    { shape: 'half_round' },
    'height',
    'A half-round is half as tall as it is wide.',
  ],
  [
    'bellagio-specialty-window',
    { shape: 'octagon' },
    'layout',
    'The Bellagio Specialty Window is not made in this layout. It comes as: Arch; Round; Half-Round; ' +
      'Quarter-Round, rising right; Quarter-Round, rising left.',
  ],
  [
    'multi-slide-door',
    { operation: 'XXX' },
    'layout',
    'The Multi-Slide Door is not made in this layout. It comes as: 3 Panels, OXX;',
  ],
  [
    'venetian-double-hung',
    { exterior: 'espresso' },
    'exterior',
    'The Venetian Double Hung is not made in espresso outside. It comes in white and almond.',
  ],
  [
    'bellagio-single-hung',
    { exterior: 'almond', interior: 'white' },
    'interior',
    'Almond is colored through the vinyl, so the inside is almond too.',
  ],
  [
    'bellagio-single-hung',
    { exterior: 'blue', interior: 'black' },
    'interior',
    'With blue capstock outside, the inside is white or almond.',
  ],
  [
    'bellagio-single-hung',
    { exterior: 'black', interior: 'espresso' },
    'interior',
    'With black capstock outside, the inside is white, almond, or black.',
  ],
  [
    'sliding-glass-door',
    { grid: { id: 'marginal', bars: 'flat' } },
    'grid',
    'The Sliding Glass Door is made without grids.',
  ],
  [
    'venetian-casement',
    { grid: { id: 'fan-3-rays', bars: 'flat' } },
    'grid',
    'The Venetian Casement has no grid of this name.',
  ],
  [
    'platinum-specialty-window',
    { shape: 'trapezoid', grid: { id: 'fan-3-rays', bars: 'flat' } },
    'grid',
    'The rays of "Fan, 3 Rays" spread from the center of a curve, and a trapezoid has none.',
  ],
  [
    'platinum-single-hung',
    { panes: 'triple' },
    'panes',
    'The Platinum Single Hung takes dual glass only. Triple glass is made in Venetian windows.',
  ],
  [
    'platinum-bay-window',
    { frame: 'retrofit' },
    'frame',
    'The Platinum Bay Window is not made in a retrofit frame. It comes with: Block, Nail-On 3-Coat, Power Wall 1-Coat.',
  ],
])('%s %j is not made, for a reason', (slug, change, field, reason) => {
  expect(problems(slug, change)).toEqual([
    expect.objectContaining({ field, message: expect.stringContaining(reason) as string }),
  ])
})

it.each<[SeriesSlug, Partial<Design>]>([
  ['bellagio-single-hung', { exterior: 'black', interior: 'black' }],
  ['bellagio-single-hung', { exterior: 'silver', interior: 'almond' }],
  ['venetian-picture-window', { panes: 'triple', glass: 'low_e4' }],
  ['platinum-specialty-window', { shape: 'arch', grid: { id: 'fan-5-rays', bars: 'sculptured' } }],
  ['sliding-glass-door', { operation: 'OXXO', width: inches(192), frame: 'retrofit' }],
  ['venetian-casement', { width: inches(16), height: inches(17.5) }],
  ['multi-slide-door', { operation: 'PXXXXXXP', width: inches(360), height: inches(120) }],
])('%s %j is made', (slug, change) => {
  expect(problems(slug, change)).toEqual([])
})

it.each(seriesSlugs)('solves each problem of a %s with its fix', (slug) => {
  fc.assert(
    fc.property(anyDesignOf(slug), (design) => {
      for (const { field, mend } of problemsOf(design, allSeries[slug])) {
        const left = mend ? problemsOf(mend.design, allSeries[slug]) : []
        expect(left.map((one) => one.field)).not.toContain(field)
      }
    }),
    { numRuns: 60 },
  )
})

it.each(seriesSlugs)('makes any %s with at most one fix for each problem', (slug) => {
  fc.assert(
    fc.property(anyDesignOf(slug), (design) => {
      let [now, steps] = [design, 0]
      for (let [next] = problemsOf(now, allSeries[slug]); next?.mend && steps < 10; steps += 1) {
        now = next.mend.design
        next = problemsOf(now, allSeries[slug])[0]
      }
      expect(problemsOf(now, allSeries[slug])).toEqual([])
    }),
    { numRuns: 40 },
  )
})
