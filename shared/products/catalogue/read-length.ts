import { DimensionError, longestLength, perInch, toInches, type Sixteenths } from './dimension'
import { plainFractions } from './plain-fractions'
import { isDecimal } from './written-number'

/**
 * Limits in characters, before and after repeated spaces become one. Longer texts are refused. Every pattern below
 * also takes linear time, so that no text can keep the page busy.
 */
const longestTyped = 1000
const longestText = 64

/**
 * Optional feet, then inches as a mixed number or a decimal: 6' 8 1/2" | 35 1/2 in | 35-1/2 | 1/2 | 35.5. Expects
 * single spaces. No two neighboring parts can match the same character more than once, which keeps the match linear.
 */
const length =
  /^(?:(?<feet>\d+) ?(?:'|ft\.?|feet|foot) ?(?:- ?)?)?(?:(?:(?<whole>\d+)(?: ?- ?| ))?(?<top>\d+) ?\/ ?(?<bottom>\d+)|(?<decimal>\d+(?:\.\d*)?|\.\d+))? ?(?:"|''|in\.?|inch|inches)?$/i

/** Trims a text, writes fractions and quotes in ASCII, and leaves single spaces. Undefined when it is too long. */
function plainText(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > longestTyped) return undefined
  const plain = plainFractions(typed)
    .replace(/[”“]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[–−‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > longestText ? undefined : plain
}

/**
 * Reads a length as people type it: "35 1/2", "35-1/2", "35½", "35.5", each with or without `in` or `"`, and with
 * feet before it ("6' 8"). A decimal of two or more places means the sixteenth that rounds to it (35.06 and 35.063
 * are 35 1/16), because calculators print such numbers. Throws `DimensionError`.
 */
export function parseInches(text: string): Sixteenths {
  const plain = plainText(text)
  if (plain === '') throw new DimensionError('EMPTY', text)
  const { feet, whole, top, bottom, decimal } = (plain && length.exec(plain)?.groups) || {}
  if (feet === undefined && top === undefined && decimal === undefined) {
    throw new DimensionError('NOT_A_LENGTH', text)
  }
  const count = Number(feet ?? 0) * 12 * perInch + (top ? mixed(whole, top, bottom) : fromDecimal(decimal))
  if (Number.isNaN(count)) throw new DimensionError('NOT_A_LENGTH', text)
  if (count > longestLength * perInch) throw new DimensionError('TOO_LONG', text)
  if (!Number.isInteger(count)) throw new DimensionError('NOT_A_SIXTEENTH', text)
  return count as Sixteenths
}

/** Sixteenths of a mixed number. NaN when the fraction after a whole number is 1 or more: 35 5/4 is a typing error. */
function mixed(whole: string | undefined, top: string, bottom: string | undefined): number {
  const [upper, lower] = [Number(top), Number(bottom)]
  if (lower === 0 || (whole !== undefined && upper >= lower)) return NaN
  return Number(whole ?? 0) * perInch + (upper * perInch) / lower
}

function fromDecimal(text = '0'): number {
  const exact = Number(text) * perInch
  const places = text.split('.')[1]?.length ?? 0
  const near = Math.round(exact)
  // Half of the last written place, plus the binary rounding error of the decimal itself.
  const slack = (perInch / 2) * 10 ** -places + 1e-9
  return places >= 2 && Math.abs(exact - near) <= slack ? near : exact
}

export type LengthProblem = 'EMPTY' | 'NOT_A_LENGTH' | 'NOT_POSITIVE' | 'TOO_FINE' | 'TOO_LONG'
export type ReadLength = { ok: true; inches: number } | { ok: false; problem: LengthProblem }

/**
 * Reads a length for a calculation, in inches. A plain number is not rounded to a sixteenth, but may be no finer than a
 * thousandth of an inch; everything else is read by `parseInches`. `longest` is the longest length that is accepted;
 * `zero` accepts 0.
 */
export function readLength(
  text: string,
  { longest, zero = false }: { longest: number; zero?: boolean },
): ReadLength {
  const plain = plainText(text)
  if (plain === '') return { ok: false, problem: 'EMPTY' }
  const inches = plain && isDecimal(plain) ? Number(plain) : readFraction(text)
  if (Number.isNaN(inches)) return { ok: false, problem: 'NOT_A_LENGTH' }
  if (inches === 0 && !zero) return { ok: false, problem: 'NOT_POSITIVE' }
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
  Number.isInteger(inches * perInch) || Math.abs(inches * 1000 - Math.round(inches * 1000)) < 1e-6
