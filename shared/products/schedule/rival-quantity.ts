import type { Columns } from './column-content'
import { headingWords } from './fields'
import { nameIn } from './headings'
import { isOfAll, isPerUnit, mayBeSum, saysQuantity } from './quantity-heading'
import { numbersOf } from './row-numbers'

/**
 * Whether a column that is named the quantity may have only a part of it, because another column has other numbers: `Units` beside
 * `Qty`, `Qty per unit` beside `Units`, or `No.` beside `Total`, which may be a sum of areas.
 * @param plain Columns of numbers that may be quantities although their headings do not say so.
 */
export function hasRivals({ fields, headings, cellsOf }: Columns, plain: readonly number[]): boolean {
  const own = fields.indexOf('quantity')
  const ownHeading = headings[own] ?? ''
  const ownNumbers = numbersOf(cellsOf(own))
  if (mayBeSum(headingWords(ownHeading))) return plain.length > 0
  if (isOfAll(ownHeading)) return false
  return headings.some((heading, at) => {
    if (at === own) return false
    if (isPerUnit(heading)) return !saysQuantity(ownHeading)
    if (nameIn(heading)?.field !== 'quantity' || mayBeSum(headingWords(heading))) return false
    const numbers = numbersOf(cellsOf(at))
    return numbers.length > 0 && numbers.join() !== ownNumbers.join()
  })
}
