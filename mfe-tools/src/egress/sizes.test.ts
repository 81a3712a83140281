import fc from 'fast-check'
import { misfitsOf } from './limits'
import type { Floor } from './minimums'
import { windows } from './openings'
import { alternatives, passes, smallestChanges, smallestSizes, type Frame } from './sizes'

const text = ({ width, height }: Frame) => `${width}×${height}`
const floors: readonly Floor[] = ['first', 'upper']

test.each([
  ['platinum', 'single_hung', '26×71.5 / 29×72', '33×57 / 37.5×57'],
  ['platinum', 'horizontal_slider', '49×39 / 49×44', '69×27 / 77.5×27'],
  ['bellagio', 'single_hung', '23.5×80 / 25×84', '33.5×57 / 37.5×57'],
  ['bellagio', 'horizontal_slider', '49×39.5 / 49×44.5', '68×27.5 / 76.5×27.5'],
  ['venetian', 'single_hung', '26×82.5 / 28.5×83.5', '36×59.5 / 40×59.5'],
  ['venetian', 'horizontal_slider', '51.5×42 / 51.5×47', '70.5×30 / 79×30'],
  ['venetian', 'double_hung', '25×82.5 / 27.5×83.5', '35×59 / 39×59'],
  ['venetian', 'casement', '26.5×40.5 / 26.5×45.5', '36×29 / 36×32.5'],
] as const)('%s %s passes 5.0 and 5.7 from %s and from %s on', (series, style, narrowest, shortest) => {
  const found = floors.map((floor) => smallestSizes({ series, style }, floor))
  expect(found.map((sizes) => sizes && text(sizes.narrowest)).join(' / ')).toBe(narrowest)
  expect(found.map((sizes) => sizes && text(sizes.shortest)).join(' / ')).toBe(shortest)
})

const eighths = (most: number) => fc.integer({ min: 4 * 8, max: most * 8 }).map((count) => count / 8)

test('every change that is offered passes, is made, and never makes the frame smaller', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...windows),
      eighths(96),
      eighths(84),
      fc.constantFrom(...floors),
      (window, width, height, floor) => {
        for (const { frame } of smallestChanges(window, { width, height }, floor)) {
          expect(passes(window, frame, floor)).toBe(true)
          expect(misfitsOf(window, frame)).toEqual([])
          expect(frame.width >= width && frame.height >= height).toBe(true)
        }
      },
    ),
  )
})

test('an eighth less than an offered change does not pass, or is not made', () => {
  fc.assert(
    fc.property(fc.constantFrom(...windows), eighths(48), eighths(72), (window, width, height) => {
      for (const { kind, frame } of smallestChanges(window, { width, height }, 'upper')) {
        if (kind === 'both' || frame[kind] - 0.125 < { width, height }[kind]) continue
        const less = { ...frame, [kind]: frame[kind] - 0.125 }
        expect(passes(window, less, 'upper') && misfitsOf(window, less).length === 0).toBe(false)
      }
    }),
  )
})

test('the 4 by 4 slider has to be 3/4 in wider', () => {
  expect(
    smallestChanges({ series: 'platinum', style: 'horizontal_slider' }, { width: 48, height: 48 }, 'upper'),
  ).toEqual([{ kind: 'width', frame: { width: 48.75, height: 48 } }])
})

test('a frame that is too small both ways is made larger both ways, by as little as possible', () => {
  const frame = { width: 24, height: 24 }
  const [change] = smallestChanges({ series: 'venetian', style: 'casement' }, frame, 'upper')
  expect(change?.kind).toBe('both')
  // 20 in of clear width need 41.04 in of height, so the pair that adds least lies between the two extremes.
  expect((change?.frame.width ?? 0) + (change?.frame.height ?? 0)).toBeLessThan(26.5 + 45.5)
})

test('a frame that passes needs no change', () => {
  expect(
    smallestChanges({ series: 'platinum', style: 'single_hung' }, { width: 36, height: 60 }, 'upper'),
  ).toEqual([])
})

test('a size that no width or height can save has no change to offer', () => {
  const tall = { width: 36, height: 100 }
  expect(smallestChanges({ series: 'platinum', style: 'single_hung' }, tall, 'upper')).toEqual([])
})

test('at 36 by 60 in two other series pass where Venetian single hung does not', () => {
  const found = alternatives({ series: 'venetian', style: 'single_hung' }, { width: 36, height: 60 }, 'upper')
  expect(found.map(({ series, style }) => `${series} ${style}`)).toEqual([
    'platinum single_hung',
    'bellagio single_hung',
    'venetian casement',
  ])
})

test('no alternative is a window that is not made in the size', () => {
  const found = alternatives(
    { series: 'platinum', style: 'horizontal_slider' },
    { width: 60, height: 60 },
    'upper',
  )
  // Hung windows end at 48 in and casements at 36 in.
  expect(found.map(({ style }) => style)).toEqual(['horizontal_slider', 'horizontal_slider'])
})
