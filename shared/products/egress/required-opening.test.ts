import fc from 'fast-check'
import { minimums } from '../building-code/minimums'
import { requiredAt } from './required-opening'

it.each([
  [20, { width: 20, height: 41.0625 }],
  [34.2, { width: 34.25, height: 24 }],
  [30, { width: 30, height: 27.375 }],
])('needs at a width of %d in this opening: %j', (width, opening) => {
  expect(requiredAt(width)).toEqual(opening)
})

it('meets every minimum at any width, with at most a sixteenth to spare on each side', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 240, noNaN: true }), (given) => {
      const { width, height } = requiredAt(given)
      const { upper } = minimums
      expect(width).toBeGreaterThanOrEqual(upper.width)
      expect(height).toBeGreaterThanOrEqual(upper.height)
      expect((width * height) / 144).toBeGreaterThanOrEqual(upper.area - 1e-9)
      expect(((width - 1 / 16) * (height - 1 / 16)) / 144).toBeLessThan(upper.area)
    }),
  )
})
