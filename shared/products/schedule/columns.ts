import { readSideLength, readSize } from '../catalogue/read-size'
import type { SizeUnit } from '../catalogue/size-unit'
import { styleIn } from '../catalogue/trade-names'
import { headingWords, lengthFields, repeatableFields, sizeFields, type ScheduleField } from './fields'
import { findHeading } from './find-heading'
import { headingsOf, isUnitLine } from './heading-lines'
import { unitIn } from './heading-unit'
import { nameIn, namesQuantity } from './headings'
import { mayBeFrame } from './measure-heading'
import { hasCurrency, mayBeAnyNumber, mayBeQuantity } from './quantity-heading'
import { tableLimits, type ScheduleTable } from './table'

/** What each column of a table says. */
export type ScheduleColumns = {
  /** Index of the row that has the headings; -1 if the table has none. */
  heading: number
  /** A field for each column; undefined for a column that is not used. */
  fields: readonly (ScheduleField | undefined)[]
}

type Fields = (ScheduleField | undefined)[]

/** The content of this many rows below the headings is examined. */
const sampleRows = 60

/** Recognizes the columns of a table by their headings, and the remaining ones by their content. */
export const recognizeColumns = (table: ScheduleTable): ScheduleColumns =>
  columnsBelow(table, findHeading(table))

/** Recognizes the columns below the headings in the line `heading`; -1 if the table has none. */
export function columnsBelow(table: ScheduleTable, heading: number): ScheduleColumns {
  const headings = headingsOf(table, heading)
  const start = heading + (heading >= 0 && isUnitLine(table[heading + 1] ?? []) ? 2 : 1)
  const sample = table.slice(start, start + sampleRows)
  const lengths = [...table.slice(0, Math.max(heading, 0)), headings, ...sample].map((row) => row.length)
  // Rows with more columns are refused.
  const width = Math.min(Math.max(...lengths), tableLimits.columns)
  const fields: Fields = Array.from({ length: width }, () => undefined)
  const cellsOf = (column: number) => sample.map((row) => row[column]?.trim() ?? '').filter(Boolean)
  const columns = { fields, headings, cellsOf }
  nameColumns(headings, fields)
  contentOfNamed(columns)
  guessColumns(columns)
  return { heading, fields }
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

function nameColumns(headings: readonly string[], fields: Fields) {
  const named = headings.flatMap((heading, column): Named[] => {
    const name = nameIn(heading)
    return name ? [{ ...name, column, unit: unitIn(heading) }] : []
  })
  for (const { field, column, unit } of named) {
    const surest = surestOf(named, field)
    // `Width (ft)` and `Width (in)` are parts of one length.
    const isPart = lengthFields.includes(field) && isFeetAndInches(surest?.unit, unit)
    if (surest?.column === column || isPart || repeatableFields.includes(field)) fields[column] = field
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

type CellsOf = (column: number) => readonly string[]

const shareOf = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

const isSize = (cell: string) => readSize(cell).ok
const isSide = (cell: string) => readSideLength(cell).ok
const isStyle = (cell: string) => styleIn(cell) !== undefined
const isMark = (cell: string) => /^[a-z]{0,4}[- ]?\d{0,4}[a-z]?$/i.test(cell)
const isCount = (cell: string) => /^\d{1,3}$/.test(cell)
const isWord = (cell: string) => /[a-z]{3}/i.test(cell)

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

/** Words of headings with numbers of another meaning, such as `Head height` or `Unit price`. */
const otherNumbers =
  /\b(?:height|ht|hgt|width|wd|depth|thickness|head|jamb|sill|lites?|detail|sheet|price|cost|area|sq|sf|weight|load|stc|floor|level)\b/
const frameWords = /\b(?:frame|overall|unit|net)\b/
/** The words of a heading that name an opening and nothing of it, such as `Window openings`. */
const isOfOpening = (words: string) => /^(?:window )?openings?$/.test(words)
const roomWords = /\b(?:rooms?|rm|loc|locations?|spaces?|placement)\b/
const markWords =
  /\b(?:marks?|tags?|symbols?|keynotes?|ids?)\b|^(?:win|wdw|window|opening|unit)(?: (?:no|nos|number|numbers))?$/

/**
 * The headings that a guessed column may have. Styles are surely that, and sizes unless they are of glass or an opening. Numbers and
 * words are the quantity, the room or the mark only below no heading, or below one with a word for it.
 */
const guessable = {
  any: () => true,
  frame: (words: string) => frameWords.test(words) && mayBeFrame(words),
  empty: (words: string) => words === '',
  room: (words: string) => words === '' || roomWords.test(words),
  mark: (words: string) => words === '' || (markWords.test(words) && !otherNumbers.test(words)),
}

/** Whether each cell is the number after the one before: such numbers count the rows. */
const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => at === 0 || Number(cell) === Number(cells[at - 1]) + 1)

/** The words of a heading; its unit if it has only that. */
const wordsOf = (heading: string) => headingWords(heading) || (unitIn(heading) ?? '')

type Columns = { fields: Fields; headings: readonly string[]; cellsOf: CellsOf }

/** The columns without a field that have a heading that may be guessed, and mostly cells that pass a test. */
function columnsLike(
  { fields, headings, cellsOf }: Columns,
  test: (cell: string) => boolean,
  { least, isGuessable }: { least: number; isGuessable: (words: string) => boolean },
): number[] {
  return [...fields.keys()].filter((at) => {
    const heading = headings[at] ?? ''
    const isFree = fields[at] === undefined && !hasCurrency(heading) && isGuessable(wordsOf(heading))
    return isFree && shareOf(cellsOf(at), test) >= least
  })
}

/** Gives a field to the first of some columns, unless another column has it. */
function give(fields: Fields, field: ScheduleField, [column]: readonly number[]) {
  if (column !== undefined && !fields.includes(field)) fields[column] = field
}

/** Finds columns without a known heading by what is in them. */
function guessColumns(columns: Columns) {
  const { fields, headings } = columns
  const isSizeNamed = headings.some((heading) => sizeFields.some((field) => nameIn(heading)?.field === field))
  if (!isSizeNamed) guessSize(columns)
  give(fields, 'type', columnsLike(columns, isStyle, { least: 0.5, isGuessable: guessable.any }))
  if (!isSizeNamed && !sizeFields.some((field) => fields.includes(field))) guessSides(columns)
  // If columns name the quantity and none is surely it, no other one is it either.
  if (!headings.some((heading, at) => fields[at] === undefined && namesQuantity(heading)))
    guessQuantity(columns)
  give(fields, 'room', columnsLike(columns, isWord, { least: 0.7, isGuessable: guessable.room }))
  give(fields, 'mark', columnsLike(columns, isMark, { least: 0.9, isGuessable: guessable.mark }))
}

/** A column of sizes below a word for the frame is surer than others. */
function guessSize(columns: Columns) {
  const { fields } = columns
  const sizesBelow = (isGuessable: (words: string) => boolean) =>
    columnsLike(columns, isSize, { least: 0.6, isGuessable })
  give(fields, 'size', sizesBelow(guessable.frame))
  give(fields, 'size', sizesBelow(mayBeFrame))
  if (!fields.includes('size')) give(fields, 'opening_size', sizesBelow(isOfOpening))
}

/** Two columns of lengths without headings are the width and the height. A first cell that is no length may be an unknown heading. */
function guessSides(columns: Columns) {
  const isLong = (cell: string) => isSide(cell) && !(isCount(cell) && Number(cell) < 8)
  const lengths = columnsLike(columns, isLong, { least: 0.7, isGuessable: guessable.empty })
  const [width, height] = lengths.filter((at) => isSide(columns.cellsOf(at)[0] ?? ''))
  if (width === undefined || height === undefined) return
  columns.fields[width] = 'width'
  columns.fields[height] = 'height'
}

/** Numbers below words for a quantity, or else numbers that are neither in the first column nor count the rows. */
function guessQuantity(columns: Columns) {
  const { fields, headings, cellsOf } = columns
  const numbersBelow = (isGuessable: (words: string) => boolean) =>
    columnsLike(columns, isCount, { least: 0.9, isGuessable })
  const [named, ...others] = numbersBelow(mayBeQuantity)
  if (named !== undefined) {
    if (others.length === 0) fields[named] = 'quantity'
    return
  }
  // Without a column of marks, the numbers below `No.` may be the marks.
  const isUsed = (at: number) => fields.includes('mark') || headingWords(headings[at] ?? '') === ''
  const numbers = numbersBelow(mayBeAnyNumber)
  give(
    fields,
    'quantity',
    numbers.filter((at) => at > 0 && isUsed(at) && !isCounting(cellsOf(at))),
  )
}
