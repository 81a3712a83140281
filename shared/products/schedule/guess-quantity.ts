import { areDifferent, columnsLike, isLetteredMark, type Columns } from './column-content'
import { headingWords } from './fields'
import { unmarkNumbers } from './number-marks'
import { mayBeAnyNumber, mayBeQuantity, mayBeSum, saysPrice } from './quantity-heading'
import { hasRivals } from './rival-quantity'
import { areFew, isCounting, isNumber, numbersOf, repeatOrFall, saysWindows } from './row-numbers'

/** Words of headings with numbers of another meaning, such as `Head height` or `Unit price`. */
const otherNumbers =
  /\b(?:height|ht|hgt|width|wd|depth|thickness|head|jamb|sill|lites?|detail|sheet|price|cost|area|sq|sf|weight|load|stc|floor|level)\b/
const markWords =
  /\b(?:marks?|tags?|symbols?|keynotes?|ids?)\b|^(?:win|wdw|window|opening|unit)(?: (?:no|nos|number|numbers))?$/

/** Whether a column of marks may be guessed below a heading: below none, or below one with a word for marks. */
export const mayBeMark = (words: string) =>
  words === '' || (markWords.test(words) && !otherNumbers.test(words))

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
  const mayBeMarks = unmarkNumbers(columns)
  const hasPrices = headings.some(saysPrice)
  const [named, ...others] = numbersBelow((words) => mayBeQuantity(words) && !(hasPrices && mayBeSum(words)))
  if (named === undefined) return guessPlainQuantity(columns, numbersBelow(mayBeAnyNumber)) || mayBeMarks
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
