import fc from 'fast-check'
import { DimensionError, formatInches, inches, toInches, type DimensionErrorCode } from './dimension'
import { parseInches, readLength } from './read-length'
import { anyLength, dimensionErrorOf } from './testing/lengths'

describe('parseInches', () => {
  it.each([
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

  it.each([
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

  it.each<[string, DimensionErrorCode]>([
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
    expect(dimensionErrorOf(() => parseInches(text))).toBe(code)
  })

  it('says in the error what was read', () => {
    expect(() => parseInches('90 cm')).toThrow('Cannot read "90 cm" as a length in inches')
  })

  it('reads back every length that it writes', () => {
    fc.assert(fc.property(anyLength, (length) => parseInches(formatInches(length)) === length))
  })

  it('reads every exact decimal as the same length', () => {
    fc.assert(fc.property(anyLength, (length) => parseInches(toInches(length).toFixed(4)) === length))
  })

  it('reads every decimal rounded to two or three places as the same length', () => {
    fc.assert(
      fc.property(anyLength, fc.constantFrom(2, 3), (length, places) => {
        return parseInches(toInches(length).toFixed(places)) === length
      }),
    )
  })

  it('answers any text with a length or a named error', () => {
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

describe('readLength', () => {
  const read = (text: string) => readLength(text, { longest: 240 })

  it.each([
    ['36', 36],
    ['35.5', 35.5],
    ['71.883', 71.883],
    ['35 1/2', 35.5],
    ['35-1/2"', 35.5],
    ['35½ in', 35.5],
    ["5' 6", 66],
    ['35.0625', 35.0625],
    // A typed number is not moved to the next sixteenth.
    ['35.063', 35.063],
    ['240', 240],
  ])('reads %s as %d in', (text, inches) => {
    expect(read(text)).toEqual({ ok: true, inches })
  })

  it.each([
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    ['wide', 'NOT_A_LENGTH'],
    ['35 5/4', 'NOT_A_LENGTH'],
    ['.', 'NOT_A_LENGTH'],
    ['-36', 'NOT_A_LENGTH'],
    ['0', 'NOT_POSITIVE'],
    ['240.5', 'TOO_LONG'],
    ['35.12345', 'TOO_FINE'],
  ])('refuses "%s" with %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem })
  })

  it('reads zero where zero is accepted', () => {
    expect(readLength('0', { longest: 240, zero: true })).toEqual({ ok: true, inches: 0 })
  })

  it('reads every multiple of a thousandth without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240_000 }), (count) => {
        expect(read((count / 1000).toFixed(3))).toEqual({ ok: true, inches: count / 1000 })
      }),
    )
  })

  it('answers any text with a length within the limit or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`0123456789 ./-'"½¾⁄infeet`) }), (text) => {
        const answer = read(text)
        expect(answer.ok ? answer.inches > 0 && answer.inches <= 240 : answer.problem !== undefined).toBe(
          true,
        )
      }),
    )
  })
})

describe('long texts', () => {
  it('are quoted in part by the error', () => {
    expect(() => parseInches('x'.repeat(16_384))).toThrow(`Cannot read "${'x'.repeat(64)}" as a length`)
  })
})
