import { columnsLike, isCount, type Columns } from './column-content'
import { headingWords } from './fields'
import { mayBeAnyNumber, mayBeQuantity, mayBeSum, saysPrice } from './quantity-heading'
import { quantityIn } from './read-place'
import { hasRivals } from './rival-quantity'

/** Words of headings with numbers of another meaning, such as `Head height` or `Unit price`. */
const otherNumbers =
  /\b(?:height|ht|hgt|width|wd|depth|thickness|head|jamb|sill|lites?|detail|sheet|price|cost|area|sq|sf|weight|load|stc|floor|level)\b/
const markWords =
  /\b(?:marks?|tags?|symbols?|keynotes?|ids?)\b|^(?:win|wdw|window|opening|unit)(?: (?:no|nos|number|numbers))?$/

/** Whether a column of marks may be guessed below a heading: below none, or below one with a word for marks. */
export const mayBeMark = (words: string) =>
  words === '' || (markWords.test(words) && !otherNumbers.test(words))

/** The number of windows that a cell may be: `2`, `2 ea` or `(2)`. Larger numbers are call sizes. */
const countOf = (cell: string) =>
  isCount(cell) || /^\D*\d{1,3}\D*$/.test(cell) ? quantityIn(cell.trim()) : undefined

const isNumber = (cell: string) => isCount(cell) || countOf(cell) !== undefined

/** `2 ea` is surely a quantity, also alone in the first column. */
const saysWindows = (cell: string) => /\d ?[a-z]{2}/i.test(cell) && isNumber(cell)

/** The numbers of windows that the cells may be. The others, such as `TBD`, say nothing of them. */
const numbersOf = (cells: readonly string[]) => cells.flatMap((cell) => countOf(cell) ?? [])

/**
 * Whether each number is the one after that before, or 1 and 2 begin again, as in the next room: such numbers count the
 * rows. Two that do not start at 1 may be quantities.
 */
const isCounting = (numbers: readonly number[]) =>
  numbers.length > (numbers[0] === 1 ? 1 : 2) &&
  numbers.every((number, at) => {
    const before = numbers[at - 1]
    return (
      before === undefined || number === before + 1 || (number === 1 && before !== 1 && numbers[at + 1] === 2)
    )
  })

/** Larger numbers below no heading are not surely quantities: of a room, a floor or a page. */
const mostGuessed = 50

const areFew = (numbers: readonly number[]) => numbers.every((number) => number <= mostGuessed)

const repeatOrFall = (numbers: readonly number[]) =>
  numbers.some((number, at) => number <= (numbers[at - 1] ?? -1))

/** A mark that is neither a number nor an answer. */
const isLetteredMark = (cell: string) =>
  /^(?:[a-z]{1,2}|[a-z]{1,4}[- ]?\d{1,4}[a-z]?|\d{1,4}-?[a-z])$/i.test(cell) && !/^(?:x|y|n|no)$/i.test(cell)

const areDifferent = (cells: readonly string[]) => new Set(cells).size === cells.length

/** The columns that are the marks, or look like them. */
function columnsOfMarks(columns: Columns): number[] {
  const alike = columnsLike(columns, isLetteredMark, { least: 0.9, isGuessable: mayBeMark })
  const named = columns.fields.flatMap((field, at) => (field === 'mark' ? [at] : []))
  return named.length > 0 ? named : alike.filter((at) => areDifferent(columns.cellsOf(at)))
}

/**
 * Numbers below words for a quantity, or else other numbers that do not count the rows. A named quantity that may be only a part of it
 * is not used. Returns whether several columns, or none surely, have the quantity.
 * @param isNamed Whether columns that are not used name a quantity.
 */
export function guessQuantity(columns: Columns, isNamed: boolean): boolean {
  const { fields, headings } = columns
  const numbersBelow = (isGuessable: (words: string) => boolean) =>
    columnsLike(columns, isNumber, { least: 0.9, isGuessable })
  const own = fields.indexOf('quantity')
  if (own >= 0) {
    const isUnsure = hasRivals(columns, plainNumbers(columns, numbersBelow(mayBeAnyNumber)))
    if (isUnsure) fields[own] = undefined
    return isUnsure
  }
  if (isNamed) return true
  const hasPrices = headings.some(saysPrice)
  const [named, ...others] = numbersBelow((words) => mayBeQuantity(words) && !(hasPrices && mayBeSum(words)))
  if (named === undefined) return guessPlainQuantity(columns, numbersBelow(mayBeAnyNumber))
  if (others.length > 0) return true
  fields[named] = 'quantity'
  return false
}

const numbersAt = ({ cellsOf }: Columns, at: number) => numbersOf(cellsOf(at))

/** The columns of numbers that do not count the rows. Only numbers before the marks, or in the first column, do that. */
function plainNumbers(columns: Columns, numbers: readonly number[]): readonly number[] {
  const marks = columnsOfMarks(columns)
  return numbers.filter((at) => !marks.includes(at + 1) || !isCounting(numbersAt(columns, at)))
}

/**
 * The numbers of the first column are the quantity if they repeat or fall, or if they stand beside marks and do not count the rows.
 * Without other numbers they are then the marks, and it is not sure that they are not the quantity.
 */
function guessPlainQuantity(columns: Columns, numbers: readonly number[]): boolean {
  const { fields, headings } = columns
  const marks = columnsOfMarks(columns)
  // Without a column of marks, the numbers below `No.` may be the marks.
  const isUsed = (at: number) => fields.includes('mark') || headingWords(headings[at] ?? '') === ''
  const later = plainNumbers(columns, numbers).filter((at) => at > 0 && isUsed(at))
  const ofFirst = numbersAt(columns, 0)
  const first = numbers.includes(0) && isUsed(0) && areFew(ofFirst) ? ofFirst : []
  const isFirst =
    first.length > 0 &&
    (columns.cellsOf(0).every(saysWindows) ||
      (!isCounting(first) && (repeatOrFall(first) || marks.length > 0)))
  const [found] = isFirst ? [0, ...later] : later
  if (found === undefined) return first.length > 0 && !fields.includes('mark')
  if ((isFirst && later.length > 0) || !areFew(numbersAt(columns, found))) return true
  fields[found] = 'quantity'
  return false
}
