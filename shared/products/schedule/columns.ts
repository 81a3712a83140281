import { readSideLength, readSize } from '../catalogue/read-size'
import { unitNamed, type SizeUnit } from '../catalogue/size-unit'
import { styleIn } from '../catalogue/trade-names'
import { headingNames, headingWords, repeatableFields, scheduleFields, type ScheduleField } from './fields'
import type { ScheduleTable } from './table'

/** What each column of a table says. */
export type ScheduleColumns = {
  /** Index of the row that has the headings; -1 if the table has none. */
  heading: number
  /** A field for each column; undefined for a column that is not used. */
  fields: readonly (ScheduleField | undefined)[]
}

/** Headings are looked for in this many rows, because titles and a company's name can be above them. */
const headingRows = 20
/** The content of this many rows below the headings is examined. */
const sampleRows = 60

/** The field that each name of a heading means. The smaller the rank, the more certain the meaning. */
const ranks = new Map<string, { field: ScheduleField; rank: number }>()
for (const field of scheduleFields) {
  headingNames[field].forEach((name, rank) => {
    if (!ranks.has(name)) ranks.set(name, { field, rank })
  })
}

/** `Width (in)` has a meaning of its own beside `Width`; other names mean the same with the unit. */
const nameIn = (heading: string) => {
  const words = headingWords(heading)
  return ranks.get(words) ?? ranks.get(words.replace(/ in$/, ''))
}

const namedFields = (row: readonly string[]) => row.map(nameIn)

/** Whether a row has the words of headings: at least two, and most of its cells. */
export function isHeading(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '').length
  const named = namedFields(row).filter(Boolean).length
  return named >= 2 && named * 2 >= filled
}

/** Words, and the signs of feet and inches that stand alone. A single letter, such as in `M.O.`, is not a unit. */
const namesIn = /[a-z]+|(?<=[ (/[])(?:''|["'])(?!["'a-z])/g

/** Words of the names of lengths. After another word `in` is not a unit: `Width, built in`. */
const measureWords = new Set(
  (['size', 'width', 'height', 'opening_width', 'opening_height', 'sill'] as const).flatMap((field) =>
    headingNames[field].flatMap((name) => name.split(' ')),
  ),
)

/** The units that the words of a heading name. */
function unitsIn(text: string): ReadonlySet<SizeUnit> {
  const names = text.match(namesIn) ?? []
  const units = names.flatMap((name, at) => {
    const before = names[at - 1]
    const isAfterMeasure = before === undefined || measureWords.has(before) || unitNamed(before) !== undefined
    const isUnit = name === 'in' ? isAfterMeasure : name !== 'm'
    return (isUnit && unitNamed(name)) || []
  })
  return new Set(units)
}

/**
 * The unit of the numbers below a heading, such as `Width (mm)`, `Width in inches` or `Width "`. Undefined if it names none, or
 * several: numbers below `Width (ft-in)` and `RO in. (mm)` are read without a heading.
 */
export function unitIn(heading: string): SizeUnit | undefined {
  const words = heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[″”]/g, '"')
    .replace(/[′’]/g, "'")
    // In `Width in mm` and `Width in (mm)` it is not the unit.
    .replace(/(?<![a-z])in[ _]+(?=[a-z]|[([](?:mm|cm|ft|feet|millim|centim))/g, ' ')
  const units = unitsIn(words)
  const [unit] = units
  return units.size === 1 ? unit : undefined
}

/** Recognizes the columns of a table by their headings, and the remaining ones by their content. */
export function recognizeColumns(table: ScheduleTable): ScheduleColumns {
  const heading = table.slice(0, headingRows).findIndex(isHeading)
  const width = table.slice(0, heading + sampleRows).reduce((most, row) => Math.max(most, row.length), 0)
  const fields: (ScheduleField | undefined)[] = Array.from({ length: width }, () => undefined)
  const sample = table.slice(heading + 1, heading + 1 + sampleRows)
  const share = (column: number, test: (cell: string) => boolean) => {
    const cells = sample.map((row) => row[column]?.trim() ?? '').filter(Boolean)
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
  }
  if (heading >= 0) nameColumns(table[heading] ?? [], fields)
  contentOfNamed(fields, share)
  guessColumns(fields, share)
  return { heading, fields }
}

function nameColumns(headings: readonly string[], fields: (ScheduleField | undefined)[]) {
  const named = namedFields(headings)
  named.forEach((name, column) => {
    if (!name) return
    const surer = named.some(
      (other, at) =>
        other?.field === name.field && (other.rank < name.rank || (other.rank === name.rank && at < column)),
    )
    if (!surer || repeatableFields.includes(name.field)) fields[column] = name.field
  })
}

type Share = (column: number, test: (cell: string) => boolean) => number

const isSize = (cell: string) => readSize(cell).ok
const isSide = (cell: string) => readSideLength(cell).ok
const isStyle = (cell: string) => styleIn(cell) !== undefined
const isMark = (cell: string) => /^[a-z]{0,4}[- ]?\d{0,4}[a-z]?$/i.test(cell)
const isCount = (cell: string) => /^\d{1,3}$/.test(cell)
const isWord = (cell: string) => /[a-z]{3}/i.test(cell)

/** On some plans the column `Type` has the marks, and `Window` or `Opening` the sizes or the styles. */
function contentOfNamed(fields: (ScheduleField | undefined)[], share: Share) {
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
    if (field === 'mark' && !fields.includes('size') && share(column, isSize) > 0.8) fields[column] = 'size'
  })
}

/** Finds columns without a known heading by what is in them. */
function guessColumns(fields: (ScheduleField | undefined)[], share: Share) {
  const has = (field: ScheduleField) => fields.includes(field)
  const give = (field: ScheduleField, test: (cell: string) => boolean, least: number) => {
    const column = fields.findIndex((known, at) => known === undefined && share(at, test) >= least)
    if (column >= 0) fields[column] = field
  }
  // A schedule that lists openings has no other columns of lengths that could be guessed.
  const sides: readonly ScheduleField[] = ['width', 'height', 'opening_width', 'opening_height']
  if (!has('size') && !sides.some(has)) give('size', isSize, 0.6)
  if (!has('type')) give('type', isStyle, 0.5)
  if (!has('size') && !sides.some(has)) {
    const isLong = (cell: string) => isSide(cell) && !(isCount(cell) && Number(cell) < 8)
    const [first, second] = fields.flatMap((known, at) =>
      known === undefined && share(at, isLong) > 0.7 ? [at] : [],
    )
    if (first !== undefined && second !== undefined) {
      fields[first] = 'width'
      fields[second] = 'height'
    }
  }
  if (!has('quantity')) give('quantity', isCount, 0.9)
  if (!has('room')) give('room', isWord, 0.7)
  if (!has('mark')) give('mark', isMark, 0.9)
}
