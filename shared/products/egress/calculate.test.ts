import fc from 'fast-check'
import { egressOpenings } from '../catalogue/tests/expected'
import { calculate, marginOf } from './calculate'
import { egressWindows, formulas } from './formulas'
import { measures, minimums, type Floor } from '../building-code/minimums'
import { verdictOf } from './verdict'

const at = (windowSeries: string, windowStyle: string, frameWidth: number, frameHeight: number) =>
  calculate({ windowSeries, windowStyle, frameWidth, frameHeight })

const thousandths = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((count) => count / 1000)
const anyWindow = fc.constantFrom(...egressWindows)

it('has a formula for eight windows and no others', () => {
  expect(egressWindows.map(({ slug }) => slug).sort()).toEqual(Object.keys(egressOpenings).sort())
  expect(Object.keys(formulas)).toEqual(['platinum', 'bellagio', 'venetian'])
})

it('follows the formula of each window to a thousandth of an inch, and is never negative', () => {
  fc.assert(
    fc.property(anyWindow, thousandths(130), thousandths(130), ({ series, style, slug }, width, height) => {
      const [w = 0, h = 0] = egressOpenings[slug]?.(width, height) ?? []
      const { exact } = at(series, style, width, height)
      expect(exact.width).toBeCloseTo(Math.max(w, 0), 9)
      expect(exact.height).toBeCloseTo(Math.max(h, 0), 9)
      expect(exact.area).toBeCloseTo((Math.max(w, 0) * Math.max(h, 0)) / 144, 9)
    }),
  )
})

it('never gives a larger frame a smaller opening, or fails a check that the smaller frame passes', () => {
  fc.assert(
    fc.property(
      anyWindow,
      thousandths(90),
      thousandths(90),
      thousandths(10),
      thousandths(10),
      ({ series, style }, width, height, wider, taller) => {
        const small = at(series, style, width, height)
        const large = at(series, style, width + wider, height + taller)
        expect(large.exact.area).toBeGreaterThanOrEqual(small.exact.area)
        expect(large.overallPass || !small.overallPass).toBe(true)
      },
    ),
  )
})

it('passes overall exactly when the upper floors pass, because they require at least as much', () => {
  fc.assert(
    fc.property(anyWindow, thousandths(100), thousandths(100), ({ series, style }, width, height) => {
      const result = at(series, style, width, height)
      const { width: w, height: h, area } = result.passes.upper
      expect(result.overallPass).toBe(w && h && area)
      expect(result.overallPass).toBe(verdictOf(result) === 'every_floor')
    }),
  )
})

it.each([
  ['platinum', 'single_hung', 36, 60, 33, 25.625, 5.872, 'every_floor'],
  ['bellagio', 'single_hung', 36, 60, 32.875, 25.563, 5.836, 'every_floor'],
  ['venetian', 'single_hung', 36, 60, 30.375, 24.313, 5.128, 'grade_floor_only'],
  ['venetian', 'double_hung', 36, 60, 31.125, 24.688, 5.336, 'grade_floor_only'],
  ['platinum', 'horizontal_slider', 48, 48, 19.625, 45, 6.133, 'none'],
  ['venetian', 'casement', 28, 48, 21.5, 43.75, 6.532, 'every_floor'],
] as const)(
  '%s %s %d by %d opens %d by %d, %d sq ft',
  (series, style, w, h, width, height, area, verdict) => {
    const result = at(series, style, w, h)
    expect(result).toMatchObject({ openingWidth: width, openingHeight: height, openingArea: area })
    expect(verdictOf(result)).toBe(verdict)
  },
)

it('fails an area that is below 5.7 sq ft before rounding, although it shows 5.7', () => {
  const result = at('platinum', 'single_hung', 29, 71.883)
  expect(result.openingArea).toBe(5.7)
  expect(result.exact.area).toBeLessThan(5.7)
  expect(result.passes.upper.area).toBe(false)
  expect(result.overallPass).toBe(false)
})

it('passes from 71.889 in, the first height with an area of 5.7 sq ft', () => {
  expect(at('platinum', 'single_hung', 29, 71.888).overallPass).toBe(false)
  expect(at('platinum', 'single_hung', 29, 71.889).overallPass).toBe(true)
})

it('passes an opening of exactly 5.7 sq ft, which binary fractions cannot represent', () => {
  // 20 by 41.04 in: 820.8 / 144 is 5.699999999999999 in binary fractions.
  const result = at('venetian', 'casement', 26.5, 45.29)
  expect(result.exact).toEqual({ width: 20, height: 41.04, area: 5.7 })
  expect(result.passes.upper).toEqual({ width: true, height: true, area: true })
})

it('gives an area of zero when both sides would be negative', () => {
  expect(at('platinum', 'single_hung', 1, 1)).toMatchObject({
    openingWidth: 0,
    openingHeight: 0,
    openingArea: 0,
    overallPass: false,
  })
})

it.each([
  ['platinum', 'casement'],
  ['bellagio', 'double_hung'],
  ['venetian', 'awning'],
  ['platinum', 'constructor'],
  ['toString', 'single_hung'],
  ['', ''],
])('gives zeros for a window without a formula: %s %s', (series, style) => {
  expect(at(series, style, 60, 60)).toMatchObject({
    openingWidth: 0,
    openingHeight: 0,
    openingArea: 0,
    passes: {
      first: { width: false, height: false, area: false },
      upper: { width: false, height: false, area: false },
    },
    overallPass: false,
  })
})

/** The smallest frame sides with which width and height pass, solved from the formulas by hand. */
it.each([
  ['platinum', 'single_hung', 23, 56.75],
  ['platinum', 'horizontal_slider', 48.75, 27],
  ['bellagio', 'single_hung', 23.125, 56.875],
  ['bellagio', 'horizontal_slider', 48.875, 27.125],
  ['venetian', 'single_hung', 25.625, 59.375],
  ['venetian', 'horizontal_slider', 51.375, 29.625],
  ['venetian', 'double_hung', 24.875, 58.625],
  ['venetian', 'casement', 26.5, 28.25],
])(
  '%s %s is wide enough from %d in and tall enough from %d in, and fails a thousandth below',
  (series, style, width, height) => {
    expect(at(series, style, width, height).passes.first).toMatchObject({ width: true, height: true })
    expect(at(series, style, width - 0.001, height).passes.first.width).toBe(false)
    expect(at(series, style, width, height - 0.001).passes.first.height).toBe(false)
  },
)

it('says by how much an opening exceeds each minimum', () => {
  const result = at('platinum', 'horizontal_slider', 48, 48)
  expect(measures.map((measure) => marginOf(result, measure, 'first'))).toEqual([
    -0.375,
    21,
    result.exact.area - 5,
  ])
})

it('has a margin that is negative exactly when the check fails', () => {
  fc.assert(
    fc.property(
      anyWindow,
      thousandths(100),
      thousandths(100),
      fc.constantFrom<Floor>('first', 'upper'),
      fc.constantFrom(...measures),
      ({ series, style }, width, height, floor, measure) => {
        const result = at(series, style, width, height)
        const margin = marginOf(result, measure, floor)
        // At the boundary an area may differ from the minimum by the binary rounding error of 5.7.
        if (Math.abs(margin) > 1e-12) expect(margin > 0).toBe(result.passes[floor][measure])
      },
    ),
  )
})

it('keeps the minimums of the building code', () => {
  expect(minimums).toEqual({
    first: { width: 20, height: 24, area: 5 },
    upper: { width: 20, height: 24, area: 5.7 },
  })
})
