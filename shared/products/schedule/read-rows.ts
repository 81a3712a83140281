import type { WindowLine } from '../catalogue/vocabulary/window-lines'
import { projectLimits } from '../project/project'
import type { ScheduleColumns } from './columns'
import { isRow } from './count-rows'
import { isHeading } from './headings'
import type { ImportRow } from './import-row'
import { knownSections, nextSection } from './next-section'
import { readRow } from './read-row'
import { firstSection } from './section'
import { tableLimits, type ScheduleTable } from './table'

type Options = {
  columns: ScheduleColumns
  /** The line of windows of rows that name a style without a line. */
  line?: WindowLine | undefined
  /** How many rows the project has room for. */
  room?: number
}

/**
 * Reads the rows of a table. Every row except the headings and empty rows is in the result: read, without a series yet,
 * or refused with its reason. Never throws.
 */
export function readRows(
  table: ScheduleTable,
  { columns, line, room = projectLimits.windows }: Options,
): ImportRow[] {
  let section = firstSection(table, columns)
  const known = knownSections(table, columns, section)
  let added = 0
  let isBelowRoom = false

  return table.flatMap((cells, at): ImportRow[] => {
    if (!isRow(cells, at, columns.heading)) return []
    const row = { line: at + 1, cells }
    if (at < columns.heading) return [{ ...row, state: 'refused', reason: 'above_heading' }]
    if (isHeading(cells)) {
      section = nextSection(table, at, section, known)
      isBelowRoom = false
      return [{ ...row, state: 'refused', reason: 'heading' }]
    }
    if (at === section.unitLine) return [{ ...row, state: 'refused', reason: 'units' }]
    if (cells.length > tableLimits.columns) return [{ ...row, state: 'refused', reason: 'columns' }]
    if (cells.some((cell) => cell.length > tableLimits.cell))
      return [{ ...row, state: 'refused', reason: 'too_long' }]
    const read = { ...row, ...readRow(cells, section, line) }
    if (read.state === 'refused') return [read]
    if (added >= room) return [{ ...row, state: 'refused', reason: 'no_room' }]
    added += 1
    if (!section.isByRoom) return [read]
    if (read.window.room !== '') isBelowRoom = true
    else if (isBelowRoom) return [{ ...read, remarks: [...read.remarks, 'room_above'] }]
    return [read]
  })
}
