import fc from 'fast-check'
import { exact, exactArea, inchesOf, rounded, roundedInches, squareFeet } from './exact-length'

const thousandths = fc.integer({ min: 0, max: 240_000 }).map((count) => count / 1000)
const sixteenths = fc.integer({ min: 0, max: 240 * 16 }).map((count) => count / 16)

it('keeps every thousandth and every sixteenth, and half of each', () => {
  fc.assert(
    fc.property(fc.oneof(thousandths, sixteenths), (length) => {
      expect(inchesOf(exact(length))).toBe(length)
      expect(Number.isInteger(exact(length) / 2)).toBe(true)
    }),
  )
})

it('compares areas exactly where square feet are not binary fractions', () => {
  expect(exact(20) * exact(41.04)).toBe(exactArea(5.7))
  expect(exact(20) * exact(36)).toBe(exactArea(5))
  expect(squareFeet(exact(20), exact(36))).toBe(5)
})

it.each([
  [24.3125, 24.313],
  [5.6995, 5.7],
  [20, 20],
])('rounds %d to %d', (value, expected) => {
  expect(rounded(value)).toBe(expected)
  expect(roundedInches(exact(value))).toBe(expected)
})
