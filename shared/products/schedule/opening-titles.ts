import type { Fields } from './column-content'
import { frameFields, headingWords, type ScheduleField } from './fields'
import { isHeading, isRowOfWindow } from './headings'
import { exactness, exactnessOf, saysOpenings } from './measure-heading'
import { sentencesIn } from './sentences'
import type { ScheduleTable } from './table'

/** Whether a title says that all sizes are of openings: `WINDOW SCHEDULE - ROUGH OPENING SIZES`. One that names frames does not. */
function isOfOpenings(title: string): boolean {
  const parts = title.split(/[:()[\]]| [-–—] /).map(headingWords)
  return parts.some(saysOpenings) && exactnessOf(headingWords(title)) !== exactness.exact
}

const openingFields: Partial<Record<ScheduleField, ScheduleField>> = {
  size: 'opening_size',
  width: 'opening_width',
  height: 'opening_height',
}

/**
 * Gives the columns of sizes the fields of openings if a title right above the headings says that they are. If the headings name frames or
 * openings, they say it themselves.
 * @param above The lines above the headings.
 */
export function nameOpenings(above: ScheduleTable, headings: readonly string[], fields: Fields) {
  const isNamed = fields.some((field) => field?.startsWith('opening'))
  const isExact = (field: ScheduleField, at: number) =>
    frameFields.includes(field) && exactnessOf(headingWords(headings[at] ?? '')) === exactness.exact
  if (isNamed || fields.some((field, at) => field && isExact(field, at))) return
  const start = above.findLastIndex((row) => isHeading(row) || isRowOfWindow(row))
  if (!sentencesIn(above.slice(start + 1)).some(isOfOpenings)) return
  fields.forEach((field, at) => {
    fields[at] = (field && openingFields[field]) ?? field
  })
}
