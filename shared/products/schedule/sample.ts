import { isHeading } from './headings'
import { saysTotal } from './other-rows'
import type { ScheduleTable } from './table'

/** The content of this many rows below the headings is examined. */
const sampleRows = 60

/** A row with a number and a word for a total. Without a number it may be a line of unknown headings. */
const isTotal = (row: readonly string[]) => row.some(saysTotal) && row.some((cell) => /\d/.test(cell))

const isOfWindow = (row: readonly string[]) =>
  row.filter((cell) => cell.trim() !== '').length > 1 && !isHeading(row) && !isTotal(row)

/**
 * The rows from `start` by which columns are recognized. Headings that are repeated and totals are not examined, and neither are titles,
 * which have one cell, if other rows have more.
 */
export function sampleFrom(table: ScheduleTable, start: number): ScheduleTable {
  const rows = table.slice(start, start + sampleRows)
  const ofWindows = rows.filter(isOfWindow)
  return ofWindows.length > 0 ? ofWindows : rows
}
