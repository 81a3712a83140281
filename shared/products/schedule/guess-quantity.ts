import { columnsLike, isCount, type Columns } from './column-content'
import { headingWords } from './fields'
import { mayBeAnyNumber, mayBeQuantity, mayBeSum, saysPrice } from './quantity-heading'

/** Words of headings with numbers of another meaning, such as `Head height` or `Unit price`. */
const otherNumbers =
  /\b(?:height|ht|hgt|width|wd|depth|thickness|head|jamb|sill|lites?|detail|sheet|price|cost|area|sq|sf|weight|load|stc|floor|level)\b/
const markWords =
  /\b(?:marks?|tags?|symbols?|keynotes?|ids?)\b|^(?:win|wdw|window|opening|unit)(?: (?:no|nos|number|numbers))?$/

/** Whether a column of marks may be guessed below a heading: below none, or below one with a word for marks. */
export const mayBeMark = (words: string) =>
  words === '' || (markWords.test(words) && !otherNumbers.test(words))

/** The numbers of windows that the cells may be. The others, such as `TBD`, say nothing of them. */
const numbersOf = (cells: readonly string[]) => cells.filter(isCount).map(Number)

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
 * Numbers below words for a quantity, or else other numbers that do not count the rows. Returns whether several columns, or none
 * surely, have the quantity.
 */
export function guessQuantity(columns: Columns): boolean {
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
  const numbersAt = (at: number) => numbersOf(cellsOf(at))
  // Without a column of marks, the numbers below `No.` may be the marks.
  const isUsed = (at: number) => fields.includes('mark') || headingWords(headings[at] ?? '') === ''
  // Only numbers before the marks, or in the first column, count the rows.
  const isNumbering = (at: number) => marks.includes(at + 1) && isCounting(numbersAt(at))
  const later = numbers.filter((at) => at > 0 && isUsed(at) && !isNumbering(at))
  const first = numbers.includes(0) && isUsed(0) && areFew(numbersAt(0)) ? numbersAt(0) : []
  const isFirst = !isCounting(first) && (repeatOrFall(first) || (first.length > 0 && marks.length > 0))
  const [found] = isFirst ? [0, ...later] : later
  if (found === undefined) return first.length > 0 && !fields.includes('mark')
  if ((isFirst && later.length > 0) || !areFew(numbersAt(found))) return true
  fields[found] = 'quantity'
  return false
}
