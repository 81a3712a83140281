import fc from 'fast-check'
import type { DimensionErrorCode, Sixteenths } from './dimension'
import {
  DimensionError,
  formatInches,
  formatNumber,
  formatRange,
  formatSize,
  inches,
  isWithin,
  nearestSixteenth,
  parseInches,
  toInches,
} from './dimension'

/** Any length up to the longest, as a count of sixteenths. */
const anyLength = fc.integer({ min: 0, max: 12_000 * 16 }).map((count) => count as Sixteenths)

const codeOf = (read: () => unknown): DimensionErrorCode | undefined => {
  try {
    read()
  } catch (error) {
    return error instanceof DimensionError ? error.code : undefined
  }
  return undefined
}

describe('reading a length', () => {
  test.each([
    '35 1/2',
    '35-1/2',
    '35 - 1/2',
    '35½',
    '35 ½',
    '35.5',
    '35.50',
    '35 8/16',
    '71/2',
    '35 1⁄2 in',
    '35 1/2"',
    '35½″',
    '35.5 inches',
    ' 35 1/2 in. ',
    `2' 11 1/2"`,
    '2 ft 11.5 in',
    '2’-11½”',
  ])('reads %s as thirty-five and a half inches', (text) => {
    expect(parseInches(text)).toBe(inches(35.5))
  })

  test.each([
    ['72', 72],
    ['3/16', 0.1875],
    ['.75', 0.75],
    ["6'", 72],
    ['35.', 35],
    ['35.06', 35.0625],
    ['35.063', 35.0625],
    ['35.19', 35.1875],
    ['35.938', 35.9375],
  ])('reads %s as %d inches', (text, expected) => {
    expect(toInches(parseInches(text))).toBe(expected)
  })

  test.each<[string, DimensionErrorCode]>([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['in', 'NOT_A_LENGTH'],
    ['wide', 'NOT_A_LENGTH'],
    ['-35', 'NOT_A_LENGTH'],
    ['35 1/0', 'NOT_A_LENGTH'],
    ['35 5/4', 'NOT_A_LENGTH'],
    ['35 1/2 1/2', 'NOT_A_LENGTH'],
    ['1e3', 'NOT_A_LENGTH'],
    ['35,5', 'NOT_A_LENGTH'],
    ['90 cm', 'NOT_A_LENGTH'],
    ['35 1/3', 'NOT_A_SIXTEENTH'],
    ['35.1', 'NOT_A_SIXTEENTH'],
    ['35.033', 'NOT_A_SIXTEENTH'],
    ['12000 1/16', 'TOO_LONG'],
  ])('refuses "%s" with %s', (text, code) => {
    expect(codeOf(() => parseInches(text))).toBe(code)
  })

  test('says in the error what was read', () => {
    expect(() => parseInches('90 cm')).toThrow('Read "90 cm" as a length in inches')
  })

  test('reads back every length that it writes', () => {
    fc.assert(fc.property(anyLength, (length) => parseInches(formatInches(length)) === length))
  })

  test('reads every exact decimal as the same length', () => {
    fc.assert(fc.property(anyLength, (length) => parseInches(toInches(length).toFixed(4)) === length))
  })

  test('reads every decimal rounded to two or three places as the same length', () => {
    fc.assert(
      fc.property(anyLength, fc.constantFrom(2, 3), (length, places) => {
        return parseInches(toInches(length).toFixed(places)) === length
      }),
    )
  })

  test('answers any text with a length or a named error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`0123456789 ./-'"½¾⁄infeet`) }), (text) => {
        try {
          const read = parseInches(text)
          return Number.isInteger(read) && read >= 0
        } catch (error) {
          return error instanceof DimensionError && error.text === text
        }
      }),
    )
  })
})

describe('exact arithmetic', () => {
  test('keeps sums of lengths exact', () => {
    fc.assert(fc.property(anyLength, anyLength, (a, b) => toInches(a) + toInches(b) === (a + b) / 16))
  })

  test('refuses a number between two sixteenths', () => {
    expect(codeOf(() => inches(35.1))).toBe('NOT_A_SIXTEENTH')
  })

  test('refuses a negative number', () => {
    expect(codeOf(() => inches(-1))).toBe('NOT_A_LENGTH')
  })

  test('finds a nearest sixteenth at most half a sixteenth away', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 12_000, noNaN: true }), (value) => {
        return Math.abs(toInches(nearestSixteenth(value)) - value) <= 1 / 32
      }),
    )
  })
})

describe('writing a length', () => {
  test.each([
    [35.5, '35 1/2 in'],
    [36, '36 in'],
    [0.3125, '5/16 in'],
    [0, '0 in'],
    [1200.75, '1200 3/4 in'],
  ])('writes %d as %s', (value, expected) => {
    expect(formatInches(inches(value))).toBe(expected)
  })

  test('writes fractions in their lowest terms', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        const [, top, bottom] = /(\d+)\/(\d+)$/.exec(formatNumber(length)) ?? []
        return top === undefined || (Number(top) % 2 === 1 && 16 % Number(bottom) === 0)
      }),
    )
  })

  test('writes a range with one unit', () => {
    expect(formatRange({ min: inches(11.5), max: inches(48) })).toBe('11 1/2 to 48 in')
  })

  test('writes a range that has an upper limit only', () => {
    expect(formatRange({ max: inches(108) })).toBe('up to 108 in')
  })

  test('writes a range that has a lower limit only', () => {
    expect(formatRange({ min: inches(30) })).toBe('from 30 in')
  })

  test('writes nothing for a range without limits', () => {
    expect(formatRange({})).toBe('')
  })

  test('writes a size as width and height', () => {
    expect(formatSize(inches(36), inches(59.5))).toBe('36 × 59 1/2 in')
  })
})

describe('limits', () => {
  const limits = { min: inches(11.5), max: inches(48) }

  test('makes the limits themselves', () => {
    expect([isWithin(limits.min, limits), isWithin(limits.max, limits)]).toEqual([true, true])
  })

  test('does not make a sixteenth more or less', () => {
    expect([isWithin(inches(11.4375), limits), isWithin(inches(48.0625), limits)]).toEqual([false, false])
  })

  test('takes any length where there is no limit', () => {
    fc.assert(fc.property(anyLength, (length) => isWithin(length, {})))
  })
})
