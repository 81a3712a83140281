import { unitNamed } from '../catalogue/size-unit'
import { headingWords, sizeFields } from './fields'
import { nameIn } from './headings'
import type { ScheduleTable } from './table'

const unitOfCell = (cell: string) => {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/\.$/, '')
  return unitNamed(name) && name
}

/** Whether all cells of a row name units, as in a line of units below the headings. */
export function isUnitLine(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every((cell) => unitOfCell(cell) !== undefined)
}

/** Whether a heading and another one say the same, and so need the line above to tell them apart. */
function isRepeated(heading: string, headings: readonly string[]): boolean {
  const field = nameIn(heading)?.field
  if (!field || !(field === 'quantity' || sizeFields.includes(field))) return false
  const words = headingWords(heading)
  return headings.filter((other) => headingWords(other) === words).length > 1
}

/**
 * The headings of the columns below the line `heading`. A line of units below it belongs to them: `Width` and `mm` are `Width (mm)`. So
 * does the group above headings that say the same: `Glass` and `Width` are `Glass Width`.
 */
export function headingsOf(table: ScheduleTable, heading: number): string[] {
  const [above, own, below] = [heading - 1, heading, heading + 1].map((at) => table[at] ?? [])
  if (heading < 0 || !above || !own || !below) return []
  const units = isUnitLine(below) ? below : []
  const columns = Math.max(own.length, units.length)
  return Array.from({ length: columns }, (_, at) => {
    const text = own[at] ?? ''
    const group = isRepeated(text, own) ? above.slice(0, at + 1).findLast((cell) => cell.trim() !== '') : ''
    const unit = unitOfCell(units[at] ?? '')
    return [group, text, unit && `(${unit})`].filter(Boolean).join(' ')
  })
}
