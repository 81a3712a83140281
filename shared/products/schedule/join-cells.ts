import { plainSigns } from '../catalogue/plain-signs'
import { lengthFields, type ScheduleField } from './fields'
import { fractionHeading } from './fraction-heading'
import { isFeetAndInches, unitIn } from './heading-unit'

/** A text and the heading of its column. */
type Part = { text: string; heading: string }

/**
 * The text of a field in a row, from the columns at `places`. Notes from a column that is not called notes start with its heading.
 * Feet and inches in columns of their own are one length, such as `2 ft 6 in`. A number below `ft-in` that may be both is no length.
 */
export function joinCells(
  cells: readonly string[],
  places: readonly number[],
  headings: readonly string[],
  field: ScheduleField,
): string {
  const [only, ...others] = places
  if (only !== undefined && others.length === 0) {
    const [text, heading] = [cells[only] ?? '', headings[only] ?? '']
    return lengthFields.includes(field) && isFeetAndInches(heading) ? withoutUnsure(text, 'ft') : text
  }
  const parts = places
    .map((place) => ({ text: cells[place] ?? '', heading: headings[place] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
  if (field === 'notes') return parts.map(noteOf).join('; ')
  const length = lengthFields.includes(field) ? lengthOf(parts) : undefined
  return length ?? joinTexts(parts, field)
}

/** A unit that numbers without one may have, or else inches. */
export type UnsureUnit = 'ft' | 'mm'

/** Numbers without a unit that may be in inches or in another unit. Larger ones are not in feet, or surely in millimeters. */
const unsureNumbers: Readonly<Record<UnsureUnit, RegExp>> = {
  ft: /^(?:[1-9]|1\d)(?:\.\d+)?$/,
  mm: /^(?:[1-9]\d?|1\d\d|2[0-3]\d|240)(?:\.\d+)?$/,
}

/** A length of which the unit is not sure. A number that may be in both units gets both, so that it cannot be read. */
export const withoutUnsure = (text: string, unit: UnsureUnit) =>
  unsureNumbers[unit].test(text.trim()) ? `${text.trim()} ${unit} or in` : text

/** Whether a cell of a column of fractions says that there is none. */
export const isNoFraction = (cell: string): boolean => /^(?:0|-+)$/.test(cell.trim())

/** Texts of columns in a row. Those after a length are its fraction, which may be none. */
const joinTexts = (parts: readonly Part[], field: ScheduleField) =>
  parts
    .filter(({ text }, at) => !(lengthFields.includes(field) && at > 0 && isNoFraction(text)))
    .map((part) => (lengthFields.includes(field) ? lengthTextOf(part) : part.text))
    .join(' ')

/** The text of a part of a length. Whole numbers below `16ths` are that many sixteenths. */
function lengthTextOf({ text, heading }: Part): string {
  const parts = fractionHeading(heading)?.parts
  return parts && /^\d{1,2}$/.test(text.trim()) ? `${text.trim()}/${parts}` : text
}

const noteOf = ({ text, heading }: Part) =>
  /note|remark|comment/i.test(heading) ? text : `${heading}: ${text}`

const ownUnit = { ft: / ?(?:'|ft\.?|feet)$/, in: / ?(?:"|''|in\.?|inches)$/ }
const wholeFeet = /^\d{1,2}$/
/** Inches beside feet: 6, 6.5, 6 1/2 or 1/2. Twelve inches or more are not the rest of feet. */
const restOfFeet = /^(?:(?:\d|1[01])(?:\.\d+|[ -]\d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2})$/

/**
 * The length that columns of feet and of inches have together. If they do not fit, the text cannot be read as a length.
 * Undefined if a column has another unit.
 */
function lengthOf(parts: readonly Part[]): string | undefined {
  const numbersIn = (unit: 'ft' | 'in') =>
    parts
      .filter(({ heading }) => unitIn(heading) === unit)
      .map(({ text }) => plainSigns(text).replace(ownUnit[unit], ''))
  const [feet, inches] = [numbersIn('ft'), numbersIn('in')]
  if (parts.length === 0 || feet.length + inches.length < parts.length) return undefined
  if (inches.length === 0) return `${feet.join(' ')} ft`
  if (feet.length === 0) return `${inches.join(' ')} in`
  const [whole, rest] = [feet.join(' '), inches.join(' ')]
  return wholeFeet.test(whole) && restOfFeet.test(rest) ? `${whole} ft ${rest} in` : `${whole}, ${rest}`
}
