import { readSideLength, readSize } from '../catalogue/read-size'
import type { SizeUnit } from '../catalogue/size-unit'
import { styleIn } from '../catalogue/trade-names'
import { headingWords, lengthFields, repeatableFields, type ScheduleField } from './fields'
import { unitIn } from './heading-unit'
import { isHeading, nameIn } from './headings'
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
  const headings = heading < 0 ? [] : (table[heading] ?? [])
  nameColumns(headings, fields)
  contentOfNamed(fields, share)
  guessColumns(fields, headings, share)
  return { heading, fields }
}

function nameColumns(headings: readonly string[], fields: (ScheduleField | undefined)[]) {
  const named = headings.map((heading) => ({ name: nameIn(heading), unit: unitIn(heading) }))
  const surest = new Map<ScheduleField, { rank: number; column: number; unit: SizeUnit | undefined }>()
  named.forEach(({ name, unit }, column) => {
    if (name && name.rank < (surest.get(name.field)?.rank ?? Infinity))
      surest.set(name.field, { rank: name.rank, column, unit })
  })
  named.forEach(({ name, unit }, column) => {
    if (!name) return
    const first = surest.get(name.field)
    // `Width (ft)` and `Width (in)` are parts of one length.
    const isPart = lengthFields.includes(name.field) && isFeetAndInches(first?.unit, unit)
    if (first?.column === column || isPart || repeatableFields.includes(name.field))
      fields[column] = name.field
  })
}

const isFeetAndInches = (one: SizeUnit | undefined, other: SizeUnit | undefined) =>
  (one === 'ft' && other === 'in') || (one === 'in' && other === 'ft')

type Share = (column: number, test: (cell: string) => boolean) => number

const isSize = (cell: string) => readSize(cell).ok
const isSide = (cell: string) => readSideLength(cell).ok
const isStyle = (cell: string) => styleIn(cell) !== undefined
const isMark = (cell: string) => /^[a-z]{0,4}[- ]?\d{0,4}[a-z]?$/i.test(cell)
const isCount = (cell: string) => /^\d{1,3}$/.test(cell)
const isWord = (cell: string) => /[a-z]{3}/i.test(cell)

/** The columns that have sizes. A schedule with one of them has no other columns of lengths that could be guessed. */
const sizeFields: readonly ScheduleField[] = [
  ...(['size', 'width', 'height'] as const),
  ...(['opening_size', 'opening_width', 'opening_height'] as const),
]

/** On some plans the column `Type` has the marks, and `Window` or `Opening` the sizes or the styles. */
function contentOfNamed(fields: (ScheduleField | undefined)[], share: Share) {
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
    if (field === 'mark' && !hasSize && share(column, isSize) > 0.8) fields[column] = 'size'
  })
}

/** Words of headings with numbers of another meaning, such as `Head height` or `Unit price`. */
const otherNumbers =
  /\b(?:height|ht|hgt|width|wd|depth|thickness|head|jamb|sill|lites?|detail|sheet|price|cost|area|sq|sf|weight|load|stc|floor|level)\b/
const quantityWords = /\b(?:q(?:uanti)?ty|counts?|req(?:uire)?d?|amount|amt|total|pcs|pieces)\b/
const roomWords = /\b(?:rooms?|rm|loc|locations?|spaces?|placement)\b/
const markWords =
  /\b(?:marks?|tags?|symbols?|keynotes?|ids?)\b|^(?:win|wdw|window|opening|unit)(?: (?:no|nos|number|numbers))?$/

/**
 * The headings that a guessed column may have. Sizes and styles are surely that. Numbers and words are the quantity, the room or the
 * mark only below no heading, or below one with a word for it.
 */
const guessable = {
  any: () => true,
  quantity: (words: string) => words === '' || (quantityWords.test(words) && !otherNumbers.test(words)),
  room: (words: string) => words === '' || roomWords.test(words),
  mark: (words: string) => words === '' || (markWords.test(words) && !otherNumbers.test(words)),
}

/** Finds columns without a known heading by what is in them. */
function guessColumns(fields: (ScheduleField | undefined)[], headings: readonly string[], share: Share) {
  const has = (field: ScheduleField) => fields.includes(field)
  const give = (
    field: ScheduleField,
    test: (cell: string) => boolean,
    { least, isGuessable }: { least: number; isGuessable: (words: string) => boolean },
  ) => {
    const column = fields.findIndex(
      (known, at) =>
        known === undefined && isGuessable(headingWords(headings[at] ?? '')) && share(at, test) >= least,
    )
    if (column >= 0) fields[column] = field
  }
  if (!sizeFields.some(has)) give('size', isSize, { least: 0.6, isGuessable: guessable.any })
  if (!has('type')) give('type', isStyle, { least: 0.5, isGuessable: guessable.any })
  if (!sizeFields.some(has)) {
    const isLong = (cell: string) => isSide(cell) && !(isCount(cell) && Number(cell) < 8)
    const [first, second] = fields.flatMap((known, at) =>
      known === undefined && share(at, isLong) > 0.7 ? [at] : [],
    )
    if (first !== undefined && second !== undefined) {
      fields[first] = 'width'
      fields[second] = 'height'
    }
  }
  if (!has('quantity')) give('quantity', isCount, { least: 0.9, isGuessable: guessable.quantity })
  if (!has('room')) give('room', isWord, { least: 0.7, isGuessable: guessable.room })
  if (!has('mark')) give('mark', isMark, { least: 0.9, isGuessable: guessable.mark })
}
