import { areDifferent, isLetteredMark, isStyle, shareOf, type Columns } from './column-content'
import { headingWords } from './fields'
import { nameIn } from './headings'
import { mayBeAnyNumber } from './quantity-heading'
import { areFew, isCounting, isNumber, numbersOf, repeatOrFall } from './row-numbers'

/** Index of a column beside that of the marks that has a different mark in each row, such as `Type` with A, B and C; -1 if there is none. */
const otherMarks = ({ fields, headings, cellsOf }: Columns, marks: number) =>
  headings.findIndex((heading, at) => {
    const cells = cellsOf(at)
    const mayBeMarks = at !== marks && (fields[at] === 'type' || nameIn(heading)?.field === 'mark')
    return (
      mayBeMarks &&
      shareOf(cells, isLetteredMark) >= 0.9 &&
      shareOf(cells, isStyle) < 0.3 &&
      areDifferent(cells)
    )
  })

/**
 * Gives the marks to another column if the numbers below `No.` are surely no marks, because that column has marks and the numbers do not
 * count the rows. Returns whether the numbers are kept as marks but may be the quantity: they repeat or fall, or stand behind other marks.
 */
export function unmarkNumbers(columns: Columns): boolean {
  const { fields, headings, cellsOf } = columns
  const marks = fields.indexOf('mark')
  const numbers = numbersOf(cellsOf(marks))
  const mayBeNumbers = mayBeAnyNumber(headingWords(headings[marks] ?? ''))
  if (!mayBeNumbers || shareOf(cellsOf(marks), isNumber) < 0.9 || !areFew(numbers)) return false
  const other = otherMarks(columns, marks)
  if (other < 0) return repeatOrFall(numbers)
  if (isCounting(numbers)) return marks > other
  fields[other] = 'mark'
  fields[marks] = undefined
  return false
}
