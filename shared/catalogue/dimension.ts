/**
 * Lengths, in inches with sixteenths, as this trade writes them: "35 1/2 in". A length is a whole number of
 * sixteenths, so that sums and comparisons are exact; decimals appear only at the edges.
 */
export type Sixteenths = number & { readonly unit: 'sixteenths of an inch' }

/** Limits of a side of a product. A side without a limit is undefined. */
export type LengthRange = { min?: Sixteenths; max?: Sixteenths }

export type DimensionErrorCode = 'EMPTY' | 'NOT_A_LENGTH' | 'NOT_A_SIXTEENTH' | 'TOO_LONG'

/** What was read cannot be a length; `code` says why, `text` what was read. */
export class DimensionError extends Error {
  override readonly name = 'DimensionError'
  constructor(
    readonly code: DimensionErrorCode,
    readonly text: string,
  ) {
    super(`Read "${text}" as a length in inches: ${reasons[code]}`)
  }
}

const reasons: Record<DimensionErrorCode, string> = {
  EMPTY: 'there is nothing to read',
  NOT_A_LENGTH: 'it is no number with an optional fraction, such as 35 1/2 or 35.5',
  NOT_A_SIXTEENTH: 'it lies between two sixteenths of an inch',
  TOO_LONG: 'it is longer than 1,000 feet',
}

const perInch = 16
const longest = 12_000

/** Inches as a number -> sixteenths. Throws `DimensionError` where the number is no multiple of 1/16, or negative. */
export function inches(value: number): Sixteenths {
  const count = value * perInch
  if (!Number.isInteger(count)) throw new DimensionError('NOT_A_SIXTEENTH', String(value))
  if (count < 0) throw new DimensionError('NOT_A_LENGTH', String(value))
  if (value > longest) throw new DimensionError('TOO_LONG', String(value))
  return count as Sixteenths
}

/** Sixteenths -> inches; exact, for a sixteenth is a binary fraction. */
export const toInches = (length: Sixteenths): number => length / perInch

/** The sixteenth that a computed number of inches is nearest to; halves go up. */
export const nearestSixteenth = (value: number): Sixteenths => inches(Math.round(value * perInch) / perInch)

const vulgar: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** 6' 8 1/2" | 35 1/2 in | 35-1/2 | 1/2 | 35.5: optional feet, then inches as a mixed number or a decimal. */
const length =
  /^(?:(?<feet>\d+)\s*(?:'|ft\.?|feet|foot)\s*-?\s*)?(?:(?:(?<whole>\d+)(?:\s+|\s*-\s*))?(?<top>\d+)\s*\/\s*(?<bottom>\d+)|(?<decimal>\d+(?:\.\d*)?|\.\d+))?\s*(?:"|''|in\.?|inch|inches)?$/i

/**
 * Reads a length as people type it: "35 1/2", "35-1/2", "35½", "35.5", each with or without `in` or `"`, and
 * feet before it ("6' 8"). A decimal of two or more places stands for the sixteenth that rounds to it
 * (35.06 and 35.063 are 35 1/16), because calculators print those. Throws `DimensionError`.
 */
export function parseInches(text: string): Sixteenths {
  const plain = text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgar[sign] ?? ''}`)
    .replace(/[⁄∕]/g, '/')
    .replace(/[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/[–−‐‑]/g, '-')
    .trim()
  if (plain === '') throw new DimensionError('EMPTY', text)
  const { feet, whole, top, bottom, decimal } = length.exec(plain)?.groups ?? {}
  if (feet === undefined && top === undefined && decimal === undefined) {
    throw new DimensionError('NOT_A_LENGTH', text)
  }
  const count = Number(feet ?? 0) * 12 * perInch + (top ? mixed(whole, top, bottom) : fromDecimal(decimal))
  if (Number.isNaN(count)) throw new DimensionError('NOT_A_LENGTH', text)
  if (count > longest * perInch) throw new DimensionError('TOO_LONG', text)
  if (!Number.isInteger(count)) throw new DimensionError('NOT_A_SIXTEENTH', text)
  return count as Sixteenths
}

/** Sixteenths of a mixed number; a fraction of one inch or more after a whole number (35 5/4) is a slip, not a length. */
function mixed(whole: string | undefined, top: string, bottom: string | undefined): number {
  const [upper, lower] = [Number(top), Number(bottom)]
  if (lower === 0 || (whole !== undefined && upper >= lower)) return NaN
  return Number(whole ?? 0) * perInch + (upper * perInch) / lower
}

function fromDecimal(text = '0'): number {
  const exact = Number(text) * perInch
  const places = text.split('.')[1]?.length ?? 0
  const near = Math.round(exact)
  // Half of the last written place, and a hair for the binary rounding of the decimal itself.
  const slack = (perInch / 2) * 10 ** -places + 1e-9
  return places >= 2 && Math.abs(exact - near) <= slack ? near : exact
}

/** The number alone, for tables whose heading names the unit: `35 1/2`. */
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

/** Whether a length keeps both limits; the limits themselves are made. */
export const isWithin = (length: Sixteenths, { min, max }: LengthRange): boolean =>
  (min === undefined || length >= min) && (max === undefined || length <= max)
