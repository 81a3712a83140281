/**
 * A length that compares exactly: a whole number of twenty-thousandths of an inch. Half of every length with up to
 * four decimals is such a number, and so is half of every sixteenth. The area of two such lengths is a whole number
 * as well, so that an opening of exactly 5.7 sq ft passes.
 */
export type ExactLength = number & { readonly unit: '1/20,000 in' }

const unitsPerInch = 20_000
const squareInchesPerSquareFoot = 144

/** Inches with up to four decimals -> exact length. */
export const exact = (inches: number): ExactLength => Math.round(inches * unitsPerInch) as ExactLength
export const inchesOf = (length: ExactLength): number => length / unitsPerInch

/** The area of an opening in square feet. */
export const squareFeet = (width: ExactLength, height: ExactLength): number =>
  (width * height) / (unitsPerInch * unitsPerInch * squareInchesPerSquareFoot)

/** Square feet, with one decimal at most, as the product of two exact lengths. */
export const exactArea = (area: number): number =>
  Math.round(area * 10 * squareInchesPerSquareFoot) * (unitsPerInch * (unitsPerInch / 10))

/** Rounds to three decimals; halves go up, so 24.3125 becomes 24.313 (R-EGRESS-4). */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
/**
 * Converts a length to inches with three decimals; halves go up. It rounds the whole number of units, because a decimal
 * fraction can be stored as slightly less than it is.
 */
export const roundedInches = (length: ExactLength): number =>
  Math.round(length / (unitsPerInch / 1000)) / 1000
