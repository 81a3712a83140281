import type { SizeUnit } from '../catalogue/size-unit'
import { isMark, isSize, isStyle, shareOf, type Columns, type Fields } from './column-content'
import { headingWords, lengthFields, repeatableFields, sizeFields, type ScheduleField } from './fields'
import { findHeading, headingRows } from './find-heading'
import { nameFractions } from './fraction-columns'
import { guessColumns, isOfOpening } from './guess-columns'
import { headingsOf, unitLineBelow } from './heading-lines'
import { unitIn } from './heading-unit'
import { nameIn } from './headings'
import { exactness } from './measure-heading'
import { mayBeSum, saysPrice } from './quantity-heading'
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

/** The content of this many rows below the headings is examined. */
const sampleRows = 60

const hasSeveralCells = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length > 1

/** The rows from `start` by which columns are recognized. Those with one cell are titles, if others have more. */
function sampleFrom(table: ScheduleTable, start: number): ScheduleTable {
  const rows = table.slice(start, start + sampleRows)
  const whole = rows.filter(hasSeveralCells)
  return whole.length > 0 ? whole : rows
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
  const known = { heading, fields, ...(units.length > 0 && { units }) }
  nameFractions(columns)
  if (isByName) return { ...known, isQuantityUnsure: true }
  contentOfNamed(columns)
  const isQuantityUnsure = guessColumns(columns)
  return { ...known, ...(isQuantityUnsure && { isQuantityUnsure }) }
}

/** A field of which two columns that are named alike are not used: which of them has it is not said. */
const isOneOnly = (field: ScheduleField) => field === 'quantity' || sizeFields.includes(field)

type Named = { field: ScheduleField; rank: number; column: number; unit: SizeUnit | undefined }

/** The surest column of a field. Undefined if another one is as sure. */
function surestOf(named: readonly Named[], field: ScheduleField): Named | undefined {
  const columns = named.filter((each) => each.field === field)
  const least = Math.min(...columns.map(({ rank }) => rank))
  const [first, ...others] = columns.filter(({ rank }) => rank === least)
  const isUnsure = isOneOnly(field) && others.some(({ unit }) => unit === first?.unit)
  return isUnsure ? undefined : first
}

const isNominal = (rank: number) => rank >= exactness.nominal

function nameColumns(headings: readonly string[], fields: Fields) {
  const hasPrices = headings.some(saysPrice)
  const named = headings.flatMap((heading, column): Named[] => {
    const name = nameIn(heading)
    // Beside a price, `Total` is one too.
    if (hasPrices && mayBeSum(headingWords(heading))) return []
    return name ? [{ ...name, column, unit: unitIn(heading) }] : []
  })
  for (const { field, column, unit } of named) {
    const surest = surestOf(named, field)
    // `Width (ft)` and `Width (in)` are parts of one length.
    const isPart = lengthFields.includes(field) && isFeetAndInches(surest?.unit, unit)
    if (surest?.column === column || isPart || repeatableFields.includes(field)) fields[column] = field
  }
  // The columns of the sides are read before that of the size.
  const size = surestOf(named, 'size')
  for (const { field, column, rank } of named) {
    const isSide = field === 'width' || field === 'height'
    if (isSide && isNominal(rank) && size && !isNominal(size.rank)) fields[column] = undefined
  }
  headings.forEach((heading, column) => {
    const before = fields[column - 1]
    if (before && lengthFields.includes(before) && isRestOf(headings[column - 1] ?? '', heading))
      fields[column] = before
  })
}

/** Whether a heading is only the unit of inches, after a heading with feet: `Width (ft)` and `In`. */
const isRestOf = (before: string, heading: string) =>
  unitIn(before) === 'ft' && unitIn(heading) === 'in' && ['', 'in'].includes(headingWords(heading))

const isFeetAndInches = (one: SizeUnit | undefined, other: SizeUnit | undefined) =>
  (one === 'ft' && other === 'in') || (one === 'in' && other === 'ft')

/** On some plans the column `Type` has the marks, and `Window` or `Opening` the sizes or the styles. */
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
    // Marks may look like sizes: 3050.
    if (field === 'mark' && !hasSize && share(column, isSize) > 0.8)
      fields[column] = isOfOpening(headingWords(headings[column] ?? '')) ? 'opening_size' : 'size'
  })
}
