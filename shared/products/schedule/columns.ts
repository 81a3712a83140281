import { plainSigns, readSideLength, readSize } from '../catalogue/read-size'
import type { SizeUnit } from '../catalogue/size-unit'
import { styleIn } from '../catalogue/trade-names'
import { headingWords, lengthFields, repeatableFields, sizeFields, type ScheduleField } from './fields'
import { findHeading } from './find-heading'
import { headingsOf, unitLineBelow, unitOfCell } from './heading-lines'
import { unitIn } from './heading-unit'
import { nameIn, namesQuantity } from './headings'
import { mayBeFrame } from './measure-heading'
import { hasCurrency, mayBeAnyNumber, mayBeQuantity, mayBeSum, saysPrice } from './quantity-heading'
import { isNoFraction } from './join-cells'
import { tableLimits, type ScheduleTable } from './table'

/** What each column of a table says. */
export type ScheduleColumns = {
  /** Index of the row that has the headings; -1 if the table has none. */
  heading: number
  /** A field for each column; undefined for a column that is not used. */
  fields: readonly (ScheduleField | undefined)[]
  /** Whether columns that are not used for the quantity may have it. */
  isQuantityUnsure?: boolean
  /** Index of the column that has the unit of the lengths of each row. */
  unit?: number
}

type Fields = (ScheduleField | undefined)[]

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
  const lengths = [...table.slice(0, Math.max(heading, 0)), headings, ...sample].map((row) => row.length)
  // Rows with more columns are refused.
  const width = Math.min(Math.max(...lengths), tableLimits.columns)
  const fields: Fields = Array.from({ length: width }, () => undefined)
  const cellsOf = (column: number) => sample.map((row) => row[column]?.trim() ?? '').filter(Boolean)
  const columns = { fields, headings, cellsOf }
  nameColumns(headings, fields)
  const unit = unitColumnOf(columns)
  const known = { heading, fields, ...(unit !== undefined && { unit }) }
  fractionsOfNamed(columns)
  if (isByName) return { ...known, isQuantityUnsure: true }
  contentOfNamed(columns)
  const isQuantityUnsure = guessColumns(columns, unit)
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

const isFraction = (cell: string) => /^\d{1,2} ?\/ ?\d{1,2} ?"?$/.test(plainSigns(cell))

const isRest = (cell: string) => isNoFraction(cell) || isFraction(cell)

/** A column of fractions after one of lengths has the rest of these: `Width`, an empty heading, and 35 and 1/2. */
function fractionsOfNamed({ fields, headings, cellsOf }: Columns) {
  fields.forEach((field, at) => {
    const before = fields[at - 1]
    const mayBeRest = !field && /^(?:in )?(?:frac(?:tion)?s?)?$/.test(headingWords(headings[at] ?? ''))
    const cells = cellsOf(at)
    const areFractions = cells.some(isFraction) && shareOf(cells, isRest) >= 0.5
    if (mayBeRest && before && lengthFields.includes(before) && areFractions) fields[at] = before
  })
}

const unitHeading = /^(?:units?|uom|u o m|um|u m|units? of measure(?:ment)?|measure)?$/

/** Index of a column that has only units of lengths, which then has no other field. */
function unitColumnOf({ fields, headings, cellsOf }: Columns): number | undefined {
  const isUnit = (cell: string) => /^[a-z]{2,}\.?$/i.test(cell) && unitOfCell(cell) !== undefined
  const isOfUnits = (at: number) =>
    unitHeading.test(headingWords(headings[at] ?? '')) && shareOf(cellsOf(at), isUnit) === 1
  const column = headings.findIndex((_, at) => isOfUnits(at))
  if (column < 0) return undefined
  fields[column] = undefined
  return column
}

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

/**
 * Whether each cell is the number after the one before, or 1 and 2 begin again, as in the next room: such numbers count the
 * rows. Two that do not start at 1 may be quantities.
 */
const isCounting = (cells: readonly string[]) =>
  cells.length > (cells[0] === '1' ? 1 : 2) &&
  cells.every(
    (cell, at) =>
      at === 0 ||
      Number(cell) === Number(cells[at - 1]) + 1 ||
      (cell === '1' && cells[at - 1] !== '1' && cells[at + 1] === '2'),
  )

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

/** Finds columns without a known heading by what is in them. Returns whether several columns, or none surely, have the quantity. */
function guessColumns({ fields, headings, cellsOf }: Columns, unit: number | undefined): boolean {
  const columns = { fields, headings, cellsOf: (at: number) => (at === unit ? [] : cellsOf(at)) }
  const isSizeNamed = headings.some((heading) => sizeFields.some((field) => nameIn(heading)?.field === field))
  if (!isSizeNamed) guessSize(columns)
  give(fields, 'type', columnsLike(columns, isStyle, { least: 0.5, isGuessable: guessable.any }))
  if (!isSizeNamed && !sizeFields.some((field) => fields.includes(field))) guessSides(columns)
  // If columns name the quantity and none is surely it, no other one is it either.
  const isNamed = headings.some((heading, at) => at !== unit && !fields[at] && namesQuantity(heading))
  const isQuantityUnsure = isNamed || guessQuantity(columns)
  give(fields, 'room', columnsLike(columns, isWord, { least: 0.7, isGuessable: guessable.room }))
  give(fields, 'mark', columnsLike(columns, isMark, { least: 0.9, isGuessable: guessable.mark }))
  return isQuantityUnsure
}

/** Numbers below a heading with one of these words, or below none, may be call sizes: `Model` and 3050. */
const callSizeWords =
  /^$|\b(?:sizes?|sz|dims?|dimensions?|models?|units?|windows?|calls?|callouts?|cat|catalog)\b/
/** Numbers below a heading with one of these words are a side, or no size at all. */
const noCallSize = /\b(?:width|wd|wide|w|height|ht|hgt|high|tall|h|job|po|p o|order)\b/
const isPlainNumber = (cell: string) => /^\d{4,6}$/.test(cell)

/** A column of sizes below a word for the frame is surer than others. */
function guessSize(columns: Columns) {
  const { fields } = columns
  const mayBeCall = (words: string) => callSizeWords.test(words) && !noCallSize.test(words)
  const sizesBelow = (isGuessable: (words: string) => boolean) => {
    const written = (cell: string) => !isPlainNumber(cell) && isSize(cell)
    const calls = columnsLike(columns, isSize, {
      least: 0.6,
      isGuessable: (words) => isGuessable(words) && mayBeCall(words),
    })
    const others = columnsLike(columns, written, { least: 0.6, isGuessable })
    return [...new Set([...calls, ...others])].sort((a, b) => a - b)
  }
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

/** Larger numbers below no heading are not surely quantities: of a room, a floor or a page. */
const mostGuessed = 50

const areFew = (cells: readonly string[]) => cells.every((cell) => Number(cell) <= mostGuessed)

const repeatOrFall = (cells: readonly string[]) =>
  cells.some((cell, at) => at > 0 && Number(cell) <= Number(cells[at - 1]))

/** A mark that is neither a number nor an answer. */
const isLetteredMark = (cell: string) =>
  /^(?:[a-z]{1,2}|[a-z]{1,4}[- ]?\d{1,4}[a-z]?|\d{1,4}-?[a-z])$/i.test(cell) && !/^(?:x|y|n|no)$/i.test(cell)

const areDifferent = (cells: readonly string[]) => new Set(cells).size === cells.length

/** The columns that are the marks, or look like them. */
function columnsOfMarks(columns: Columns): number[] {
  const alike = columnsLike(columns, isLetteredMark, { least: 0.9, isGuessable: guessable.mark })
  const named = columns.fields.flatMap((field, at) => (field === 'mark' ? [at] : []))
  return named.length > 0 ? named : alike.filter((at) => areDifferent(columns.cellsOf(at)))
}

/**
 * Numbers below words for a quantity, or else other numbers that do not count the rows. Returns whether several columns, or none
 * surely, have the quantity.
 */
function guessQuantity(columns: Columns): boolean {
  const { fields, headings } = columns
  if (fields.includes('quantity')) return false
  const hasPrices = headings.some(saysPrice)
  const numbersBelow = (isGuessable: (words: string) => boolean) =>
    columnsLike(columns, isCount, { least: 0.9, isGuessable })
  const [named, ...others] = numbersBelow((words) => mayBeQuantity(words) && !(hasPrices && mayBeSum(words)))
  if (named === undefined) return guessPlainQuantity(columns, numbersBelow(mayBeAnyNumber))
  if (others.length > 0) return true
  fields[named] = 'quantity'
  return false
}

/**
 * The numbers of the first column are the quantity if they repeat or fall, or if they stand beside marks and do not count the rows.
 * Without other numbers they are then the marks, and it is not sure that they are not the quantity.
 */
function guessPlainQuantity(columns: Columns, numbers: readonly number[]): boolean {
  const { fields, headings, cellsOf } = columns
  const marks = columnsOfMarks(columns)
  // Without a column of marks, the numbers below `No.` may be the marks.
  const isUsed = (at: number) => fields.includes('mark') || headingWords(headings[at] ?? '') === ''
  // Only numbers before the marks, or in the first column, count the rows.
  const isNumbering = (at: number) => marks.includes(at + 1) && isCounting(cellsOf(at))
  const later = numbers.filter((at) => at > 0 && isUsed(at) && !isNumbering(at))
  const first = numbers.includes(0) && isUsed(0) && areFew(cellsOf(0)) ? cellsOf(0) : []
  const isFirst = !isCounting(first) && (repeatOrFall(first) || (first.length > 0 && marks.length > 0))
  const [found] = isFirst ? [0, ...later] : later
  if (found === undefined) return first.length > 0 && !fields.includes('mark')
  if ((isFirst && later.length > 0) || !areFew(cellsOf(found))) return true
  fields[found] = 'quantity'
  return false
}
