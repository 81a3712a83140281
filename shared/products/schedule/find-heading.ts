import { scheduleFields, sizeFields } from './fields'
import { headingsOf } from './heading-lines'
import { fieldsOfHeadings, isHeading, isRowOfWindow } from './headings'
import type { ScheduleTable } from './table'

/** Headings are looked for in this many rows, because titles and a company's name can be above them. */
export const headingRows = 20

/** How much headings say. Those that name a size are more certain than all others. */
function worth(headings: readonly string[]): number {
  const fields = fieldsOfHeadings(headings)
  return fields.size + (sizeFields.some((field) => fields.has(field)) ? scheduleFields.length : 0)
}

/** Index of the row of the headings; -1 if there is none. Of several rows above the first window, the one that says the most. */
export function findHeading(table: ScheduleTable): number {
  let best = -1
  let most = 0
  for (const [at, row] of table.slice(0, headingRows).entries()) {
    if (best >= 0 && isRowOfWindow(row)) break
    const value = isHeading(row) ? worth(headingsOf(table, at)) : 0
    if (value <= most) continue
    best = at
    most = value
  }
  return best
}
