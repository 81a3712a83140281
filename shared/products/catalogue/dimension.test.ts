import fc from 'fast-check'
import {
  formatInches,
  formatNumber,
  formatRange,
  formatSize,
  inches,
  nearestSixteenth,
  toInches,
} from './dimension'
import { anyLength, dimensionErrorOf } from './testing/lengths'

describe('exact arithmetic', () => {
  it('keeps sums of lengths exact', () => {
    fc.assert(fc.property(anyLength, anyLength, (a, b) => toInches(a) + toInches(b) === (a + b) / 16))
  })

  it('refuses a number between two sixteenths', () => {
    expect(dimensionErrorOf(() => inches(35.1))).toBe('NOT_A_SIXTEENTH')
  })

  it('refuses a negative number', () => {
    expect(dimensionErrorOf(() => inches(-1))).toBe('NOT_A_LENGTH')
  })

  it('finds a nearest sixteenth at most half a sixteenth away', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 12_000, noNaN: true }), (value) => {
        return Math.abs(toInches(nearestSixteenth(value)) - value) <= 1 / 32
      }),
    )
  })
})

describe('writing a length', () => {
  it.each([
    [35.5, '35 1/2 in'],
    [36, '36 in'],
    [0.3125, '5/16 in'],
    [0, '0 in'],
    [1200.75, '1200 3/4 in'],
  ])('writes %d as %s', (value, expected) => {
    expect(formatInches(inches(value))).toBe(expected)
  })

  it('writes fractions in their lowest terms', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        const [, top, bottom] = /(\d+)\/(\d+)$/.exec(formatNumber(length)) ?? []
        return top === undefined || (Number(top) % 2 === 1 && 16 % Number(bottom) === 0)
      }),
    )
  })

  it('writes a range with one unit', () => {
    expect(formatRange({ min: inches(11.5), max: inches(48) })).toBe('11 1/2 to 48 in')
  })

  it('writes a range that has an upper limit only', () => {
    expect(formatRange({ max: inches(108) })).toBe('up to 108 in')
  })

  it('writes a range that has a lower limit only', () => {
    expect(formatRange({ min: inches(30) })).toBe('from 30 in')
  })

  it('writes nothing for a range without limits', () => {
    expect(formatRange({})).toBe('')
  })

  it('writes a size as width and height', () => {
    expect(formatSize(inches(36), inches(59.5))).toBe('36 × 59 1/2 in')
  })
})
