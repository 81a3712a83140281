import { unitNamed } from '../catalogue/size-unit'
import { headingWords, sizeFields } from './fields'
import { isHeading, nameIn } from './headings'
import { tableLimits, type ScheduleTable } from './table'

/** The name of the unit of lengths that a cell is: `(mm)` or `in.` */
export const unitOfCell = (cell: string) => {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/\.$/, '')
  return unitNamed(name) && name
}

/** The units of other columns than those of lengths. */
const otherUnit = /^(?:pcs?|ea|each|nos?|nr|#|text|-+)\.?$/i

/** Whether a row has only units, and some of lengths, as a line of units below the headings. */
function isUnitLine(row: readonly string[]): boolean {
  const filled = row.map((cell) => cell.trim()).filter(Boolean)
  const isLength = (cell: string) => unitOfCell(cell) !== undefined
  return filled.some(isLength) && filled.every((cell) => isLength(cell) || otherUnit.test(cell))
}

/** Whether a row is empty, or only the rule below the headings of a Markdown table. */
const isBlank = (row: readonly string[]) => row.every((cell) => /^[\s:=-]*$/.test(cell))

/** How many empty lines and rules may be between headings and the line of their units. */
const mostBlank = 3

/** Index of the line of units below the headings in the line `heading`; -1 if there is none. */
export function unitLineBelow(table: ScheduleTable, heading: number): number {
  if (heading < 0) return -1
  const below = table.slice(heading + 1, heading + 2 + mostBlank)
  const first = below.findIndex((row) => !isBlank(row))
  return isUnitLine(below[first] ?? []) ? heading + 1 + first : -1
}

/** Whether a heading and another one say the same, and so need the line above to tell them apart. */
function isRepeated(heading: string, headings: readonly string[]): boolean {
  const field = nameIn(heading)?.field
  if (!field || !(field === 'quantity' || sizeFields.includes(field))) return false
  const words = headingWords(heading)
  return headings.filter((other) => headingWords(other) === words).length > 1
}

/** Whether a row has only parts of sizes, such as `Width` and `Height`, and so belongs to the headings in the line above. */
function isLowerLine(row: readonly string[], above: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '')
  const isPart = (cell: string) => sizeFields.some((field) => nameIn(cell)?.field === field)
  return filled.every(isPart) && isHeading(above)
}

/** A heading with its group: `Glass` and `Width` are `Glass Width`. The mark and the like are no groups of lengths. */
function inGroup(heading: string, group: string): string {
  const both = `${group} ${heading}`.trim()
  return nameIn(both) || !nameIn(group) ? both : heading
}

/**
 * The headings of the columns below the line `heading`. A line of units below it belongs to them: `Width` and `mm` are `Width (mm)`. So
 * does the line above, if it tells headings that say the same apart, or if its sizes have only their sides below it.
 */
export function headingsOf(table: ScheduleTable, heading: number): string[] {
  const [above, own, units] = [heading - 1, heading, unitLineBelow(table, heading)].map(
    (at) => table[at] ?? [],
  )
  if (heading < 0 || !above || !own || !units) return []
  const isLower = isLowerLine(own, above)
  const longest = Math.max(own.length, units.length, isLower ? above.length : 0)
  // Rows with more columns are refused.
  const columns = Math.min(longest, tableLimits.columns)
  return Array.from({ length: columns }, (_, at) => {
    const text = own[at] ?? ''
    const unit = unitOfCell(units[at] ?? '')
    const group = above.slice(0, at + 1).findLast((cell) => cell.trim() !== '') ?? ''
    const full = isRepeated(text, own) || (isLower && text.trim() !== '') ? inGroup(text, group) : text
    const named = full.trim() === '' && isLower ? (above[at] ?? '') : full
    return unit ? `${named} (${unit})` : named
  })
}
