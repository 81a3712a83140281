/**
 * A length as the window trade writes it, in inches with sixteenths: "35 1/2 in". It is stored as a whole number of
 * sixteenths, so that sums and comparisons are exact.
 */
export type Sixteenths = number & { readonly unit: 'sixteenths of an inch' }

/** Limits of a side of a product. A side without a limit is undefined. */
export type LengthRange = { min?: Sixteenths; max?: Sixteenths }

export type DimensionErrorCode = 'EMPTY' | 'NOT_A_LENGTH' | 'NOT_A_SIXTEENTH' | 'TOO_LONG'

/** A text or number that cannot be a length. `code` says why, `text` is what was read. */
export class DimensionError extends Error {
  override readonly name = 'DimensionError'
  constructor(
    readonly code: DimensionErrorCode,
    readonly text: string,
  ) {
    super(`Cannot read "${text.slice(0, longestQuote)}" as a length in inches: ${reasons[code]}`)
  }
}

/** Error messages quote no more than this many characters of a text. */
const longestQuote = 64

const reasons: Record<DimensionErrorCode, string> = {
  EMPTY: 'the text is empty',
  NOT_A_LENGTH: 'it is not a number with an optional fraction, such as 35 1/2 or 35.5',
  NOT_A_SIXTEENTH: 'it is not a multiple of 1/16 inch',
  TOO_LONG: 'it is longer than 1,000 feet',
}

export const perInch = 16
/** The longest length in inches: 1,000 feet. */
export const longestLength = 12_000

/** Inches as a number -> sixteenths. Throws `DimensionError` when the number is negative or not a multiple of 1/16. */
export function inches(value: number): Sixteenths {
  const count = value * perInch
  if (!Number.isInteger(count)) throw new DimensionError('NOT_A_SIXTEENTH', String(value))
  if (count < 0) throw new DimensionError('NOT_A_LENGTH', String(value))
  if (value > longestLength) throw new DimensionError('TOO_LONG', String(value))
  return count as Sixteenths
}

/** Sixteenths -> inches. Exact, because a sixteenth is a binary fraction. */
export const toInches = (length: Sixteenths): number => length / perInch

/** Rounds a computed number of inches to the nearest sixteenth; halves go up. */
export const nearestSixteenth = (value: number): Sixteenths => inches(Math.round(value * perInch) / perInch)

/** Without the unit, for tables whose heading names it: `35 1/2`. */
export function formatNumber(length: Sixteenths): string {
  const whole = Math.floor(length / perInch)
  let [top, bottom] = [length % perInch, perInch]
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2]
  if (top === 0) return String(whole)
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`
}

/** `35 1/2 in` */
export const formatInches = (length: Sixteenths): string => `${formatNumber(length)} in`

/** `11 1/2 to 48 in`; with one limit `up to 48 in` or `from 30 in`; without limits an empty text. */
export function formatRange({ min, max }: LengthRange): string {
  if (min !== undefined && max !== undefined) return `${formatNumber(min)} to ${formatInches(max)}`
  if (max !== undefined) return `up to ${formatInches(max)}`
  return min === undefined ? '' : `from ${formatInches(min)}`
}

/** Width and height: `36 × 59 1/2 in`. */
export const formatSize = (width: Sixteenths, height: Sixteenths): string =>
  `${formatNumber(width)} × ${formatInches(height)}`
