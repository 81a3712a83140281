import { isMark, isSize, isStyle, shareOf, type Columns, type Fields } from './column-content'
import { headingWords, sizeFields, type ScheduleField } from './fields'
import { findHeading, headingRows } from './find-heading'
import { nameFractions } from './fraction-columns'
import { guessColumns, isOfOpening } from './guess-columns'
import { headingsOf, unitLineBelow } from './heading-lines'
import { nameColumns } from './name-columns'
import { nameOpenings } from './opening-titles'
import { sampleFrom } from './sample'
import { tableLimits, type ScheduleTable } from './table'
import { unitColumnsIn } from './unit-columns'

/** What each column of a table says. */
export type ScheduleColumns = {
  /** Index of the row that has the headings; -1 if the table has none. */
  heading: number
  /** A field for each column; undefined for a column that is not used. */
  fields: readonly (ScheduleField | undefined)[]
  /** Whether columns that are not used for the quantity may have it. */
  isQuantityUnsure?: boolean
  /** Indexes of the columns that have the units of the lengths of each row. */
  units?: readonly number[]
}

/** Recognizes the columns of a table by their headings, and the remaining ones by their content. */
export const recognizeColumns = (table: ScheduleTable): ScheduleColumns =>
  columnsBelow(table, findHeading(table))

type Recognition = { isByName?: boolean }

/**
 * Recognizes the columns below the headings in the line `heading`; -1 if the table has none.
 * @param options `isByName`: the content is not examined, which takes long for many lines of headings.
 */
export function columnsBelow(
  table: ScheduleTable,
  heading: number,
  { isByName = false }: Recognition = {},
): ScheduleColumns {
  const headings = headingsOf(table, heading)
  const start = Math.max(heading, unitLineBelow(table, heading)) + 1
  const sample = sampleFrom(table, start)
  // Titles may have more columns. To look through all rows above each of many later headings would take quadratic time.
  const titles = table.slice(Math.max(heading - headingRows, 0), Math.max(heading, 0))
  const lengths = [...titles, headings, ...sample].map((row) => row.length)
  // Rows with more columns are refused.
  const width = Math.min(Math.max(...lengths), tableLimits.columns)
  const fields: Fields = Array.from({ length: width }, () => undefined)
  const cellsOf = (column: number) => sample.map((row) => row[column]?.trim() ?? '').filter(Boolean)
  const units = unitColumnsIn({ fields, headings, cellsOf })
  const columns = {
    fields,
    headings: headings.map((text, at) => (units.includes(at) ? '' : text)),
    cellsOf: (column: number) => (units.includes(column) ? [] : cellsOf(column)),
  }
  nameColumns(columns.headings, fields)
  nameOpenings(titles, columns.headings, fields)
  const known = { heading, fields, ...(units.length > 0 && { units }) }
  nameFractions(columns)
  if (isByName) return { ...known, isQuantityUnsure: true }
  contentOfNamed(columns)
  const isQuantityUnsure = guessColumns(columns)
  return { ...known, ...(isQuantityUnsure && { isQuantityUnsure }) }
}

const isArea = (cell: string) => /^\d+(?:\.\d+)? ?(?:s\.?f\.?|sq\.? ?ft\.?)?$/i.test(cell)

/** On some plans the column `Type` has the marks, and `Window` or `Opening` the sizes or the styles. `Area` may be a number of square feet. */
function contentOfNamed({ fields, headings, cellsOf }: Columns) {
  const share = (column: number, test: (cell: string) => boolean) => shareOf(cellsOf(column), test)
  const hasSize = fields.some((field) => field === 'design' || (field && sizeFields.includes(field)))
  fields.forEach((field, column) => {
    if (
      field === 'type' &&
      !fields.includes('mark') &&
      share(column, isStyle) < 0.3 &&
      share(column, isMark) > 0.9
    ) {
      fields[column] = 'mark'
    }
    if (
      field === 'mark' &&
      !fields.includes('type') &&
      share(column, isStyle) > 0.6 &&
      share(column, isMark) < 0.5
    ) {
      fields[column] = 'type'
    }
    if (field === 'room' && headingWords(headings[column] ?? '') === 'area' && share(column, isArea) > 0.9)
      fields[column] = undefined
    // Marks may look like sizes: 3050.
    if (fields[column] === 'mark' && !hasSize && share(column, isSize) > 0.8)
      fields[column] = isOfOpening(headingWords(headings[column] ?? '')) ? 'opening_size' : 'size'
  })
}
