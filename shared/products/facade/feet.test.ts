import { inches } from '../catalogue/dimension'
import { parseInches } from '../catalogue/read-length'
import { formatFeet, formatFeetSize } from './feet'

it('writes feet and inches with fractions, which can be read again', () => {
  for (const [length, text] of [
    [36, `3'0"`],
    [50.5, `4'2 1/2"`],
    [0, `0'0"`],
    [5.0625, `0'5 1/16"`],
  ] as const) {
    expect(formatFeet(inches(length))).toBe(text)
    expect(parseInches(text)).toBe(inches(length))
  }
  expect(formatFeetSize(inches(36), inches(60))).toBe(`3'0" × 5'0"`)
})
