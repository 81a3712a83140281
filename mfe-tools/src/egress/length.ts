import { DimensionError, parseInches, toInches } from '@virida/shared/catalogue/dimension'

/**
 * A length that compares exactly: a whole number of twenty-thousandths of an inch. Half of every size with up to
 * four decimals, and half of every sixteenth, is such a number; an area of two such lengths is a whole number too.
 */
export type Ticks = number & { readonly unit: '1/20,000 in' }

export const perInch = 20_000
/** Longest side that the calculator takes, in inches: more than twice of the largest window. */
export const longest = 240

/** Inches with up to four decimals -> ticks. */
export const ticks = (inches: number): Ticks => Math.round(inches * perInch) as Ticks
export const fromTicks = (length: Ticks): number => length / perInch

/** Square feet of an opening. */
export const squareFeet = (width: Ticks, height: Ticks): number =>
  (width * height) / (perInch * perInch * 144)

/** An area in square feet as the exact product of two lengths in ticks. Areas here have one decimal. */
export const areaInTicks = (area: number): number => Math.round(area * 1440) * (perInch * (perInch / 10))

/** Halves go up: 24.3125 in is shown as 24.313 (specification, visitor actions 9). */
export const rounded = (inches: number): number => Math.round(inches * 1000) / 1000
/** As `rounded`, without the rounding error of the decimal itself. */
export const roundedTicks = (length: Ticks): number => Math.round(length / (perInch / 1000)) / 1000

export type LengthProblem = 'EMPTY' | 'NOT_A_LENGTH' | 'NOT_POSITIVE' | 'TOO_FINE' | 'TOO_LONG'
export type ReadLength = { ok: true; inches: number } | { ok: false; problem: LengthProblem }

const decimal = /^\d*\.?\d*$/

/**
 * Reads a size as it is typed. A plain number stands for itself, to a thousandth of an inch (specification,
 * visitor actions 3); everything else is read as the trade writes lengths: `35 1/2`, `35-1/2"`, `5' 6`. `zero`
 * lets a height above the floor be none.
 */
export function readLength(text: string, { zero = false } = {}): ReadLength {
  const plain = text.trim()
  if (plain === '') return { ok: false, problem: 'EMPTY' }
  const inches = decimal.test(plain) ? Number(plain) : readFraction(plain)
  if (Number.isNaN(inches)) return { ok: false, problem: 'NOT_A_LENGTH' }
  if (inches < 0 || (inches === 0 && !zero)) return { ok: false, problem: 'NOT_POSITIVE' }
  if (inches > longest) return { ok: false, problem: 'TOO_LONG' }
  if (!isFineEnough(inches)) return { ok: false, problem: 'TOO_FINE' }
  return { ok: true, inches }
}

function readFraction(text: string): number {
  try {
    return toInches(parseInches(text))
  } catch (error) {
    if (error instanceof DimensionError) return NaN
    throw error
  }
}

/** Thousandths, and sixteenths, which may need four decimals (35.0625). */
const isFineEnough = (inches: number) =>
  Number.isInteger(inches * 16) || Math.abs(inches * 1000 - Math.round(inches * 1000)) < 1e-6
