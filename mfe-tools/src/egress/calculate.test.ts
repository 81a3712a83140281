import fc from 'fast-check'
import { calculate } from './calculate'
import { openings, windows } from './openings'
import { verdictOf } from './verdict'

const at = (windowSeries: string, windowStyle: string, frameWidth: number, frameHeight: number) =>
  calculate({ windowSeries, windowStyle, frameWidth, frameHeight })

/** The specification's table, written down a second time, as it stands there. */
const formulas: Record<string, (W: number, H: number) => [number, number]> = {
  'platinum single_hung': (W, H) => [W - 3, (H - 3) / 2 - 2.875],
  'platinum horizontal_slider': (W, H) => [(W - 3) / 2 - 2.875, H - 3],
  'bellagio single_hung': (W, H) => [W - 3.125, (H - 3.125) / 2 - 2.875],
  'bellagio horizontal_slider': (W, H) => [(W - 3.125) / 2 - 2.875, H - 3.125],
  'venetian single_hung': (W, H) => [W - 5.625, (H - 5.625) / 2 - 2.875],
  'venetian horizontal_slider': (W, H) => [(W - 5.625) / 2 - 2.875, H - 5.625],
  'venetian double_hung': (W, H) => [W - 4.875, (H - 4.875) / 2 - 2.875],
  'venetian casement': (W, H) => [W - 4.25 - 2.25, H - 4.25],
}

const thousandths = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((count) => count / 1000)
const anyWindow = fc.constantFrom(...windows)

test('the table holds the eight formulas of the specification and no other', () => {
  const told = windows.map(({ series, style }) => `${series} ${style}`)
  expect(told.sort()).toEqual(Object.keys(formulas).sort())
  expect(Object.keys(openings)).toEqual(['platinum', 'bellagio', 'venetian'])
})

test('every window opens by its formula, to a thousandth of an inch, and never by less than nothing', () => {
  fc.assert(
    fc.property(anyWindow, thousandths(130), thousandths(130), ({ series, style }, width, height) => {
      const [w = 0, h = 0] = formulas[`${series} ${style}`]?.(width, height) ?? []
      const { exact } = at(series, style, width, height)
      expect(exact.width).toBeCloseTo(Math.max(w, 0), 9)
      expect(exact.height).toBeCloseTo(Math.max(h, 0), 9)
      expect(exact.area).toBeCloseTo((Math.max(w, 0) * Math.max(h, 0)) / 144, 9)
    }),
  )
})

test('a larger frame never opens less, and never loses a check that a smaller one passed', () => {
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

test('the whole passes exactly when the upper floors pass, for they ask for more of everything', () => {
  fc.assert(
    fc.property(anyWindow, thousandths(100), thousandths(100), ({ series, style }, width, height) => {
      const result = at(series, style, width, height)
      const { width: w, height: h, area } = result.passes.upper
      expect(result.overallPass).toBe(w && h && area)
      expect(result.overallPass).toBe(verdictOf(result) === 'every_floor')
    }),
  )
})

test.each([
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

test('shows 5.7 and fails, where the area is below 5.7 before rounding', () => {
  const result = at('platinum', 'single_hung', 29, 71.883)
  expect(result.openingArea).toBe(5.7)
  expect(result.exact.area).toBeLessThan(5.7)
  expect(result.passes.upper.area).toBe(false)
  expect(result.overallPass).toBe(false)
})

test('passes from 71.889 in on, the first height whose area is 5.7', () => {
  expect(at('platinum', 'single_hung', 29, 71.888).overallPass).toBe(false)
  expect(at('platinum', 'single_hung', 29, 71.889).overallPass).toBe(true)
})

test('an opening of exactly 5.7 sq ft passes, whatever a computer makes of 5.7', () => {
  // 20 by 41.04 in: 820.8 / 144 is 5.699999999999999 in binary fractions.
  const result = at('venetian', 'casement', 26.5, 45.29)
  expect(result.exact).toEqual({ width: 20, height: 41.04, area: 5.7 })
  expect(result.passes.upper).toEqual({ width: true, height: true, area: true })
})

test('two sides below zero do not make an area', () => {
  expect(at('platinum', 'single_hung', 1, 1)).toMatchObject({
    openingWidth: 0,
    openingHeight: 0,
    openingArea: 0,
    overallPass: false,
  })
})

test.each([
  ['platinum', 'casement'],
  ['bellagio', 'double_hung'],
  ['venetian', 'awning'],
  ['platinum', 'constructor'],
  ['toString', 'single_hung'],
  ['', ''],
])('any other combination gives zeros: %s %s', (series, style) => {
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

/** Frame sizes from which each side passes, before the area is asked (knowledge of the formulas, solved by hand). */
test.each([
  ['platinum', 'single_hung', 23, 56.75],
  ['platinum', 'horizontal_slider', 48.75, 27],
  ['bellagio', 'single_hung', 23.125, 56.875],
  ['bellagio', 'horizontal_slider', 48.875, 27.125],
  ['venetian', 'single_hung', 25.625, 59.375],
  ['venetian', 'horizontal_slider', 51.375, 29.625],
  ['venetian', 'double_hung', 24.875, 58.625],
  ['venetian', 'casement', 26.5, 28.25],
])('%s %s is wide enough from %d in and tall enough from %d in', (series, style, width, height) => {
  expect(at(series, style, width, height).passes.first).toMatchObject({ width: true, height: true })
  expect(at(series, style, width - 0.001, height).passes.first.width).toBe(false)
  expect(at(series, style, width, height - 0.001).passes.first.height).toBe(false)
})
