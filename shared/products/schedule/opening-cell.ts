import { sizeFields } from './fields'
import type { TextOf } from './text-of'

const namesOpening = /(?<![a-z])(?:r\.? ?o\.?|rough (?:opening|opng|opg))(?![a-z])/i
/** What is between the two sides of a size. */
const betweenSides = /\d[^\da-z]{0,3}[x×][^\da-z]{0,3}\d/gi

/**
 * Whether the size of a row is that of its opening, because the cell says so: `RO 36 x 60`. Beside a second size, as in
 * `36 x 60 (RO 36 1/2 x 60 1/2)`, one is that of the frame.
 */
export function isSizeOfOpening(textOf: TextOf): boolean {
  const size = textOf('size')
  if (!namesOpening.test(size)) return false
  if (sizeFields.some((field) => field !== 'size' && textOf(field).trim() !== '')) return false
  return (size.match(betweenSides) ?? []).length < 2
}

/** The texts of a row whose size is that of its opening. */
export const withOpening =
  (textOf: TextOf): TextOf =>
  (field) =>
    field === 'size' ? '' : textOf(field === 'opening_size' ? 'size' : field)
