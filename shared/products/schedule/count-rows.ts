import type { ScheduleColumns } from './columns'
import type { ScheduleTable } from './table'

/**
 * Whether a line of a table is a row: neither the line of the headings nor empty.
 * @param at Index of the line.
 * @param heading Index of the line of the headings; -1 if the table has none.
 */
export const isRow = (cells: readonly string[], at: number, heading: number): boolean =>
  at !== heading && cells.some((cell) => cell.trim() !== '')

/** How many rows `readRows` returns for a table. */
export const countRows = (table: ScheduleTable, { heading }: Pick<ScheduleColumns, 'heading'>): number =>
  table.filter((cells, at) => isRow(cells, at, heading)).length
