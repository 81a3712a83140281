import { isCount } from './column-content'
import { quantityIn } from './read-place'

/** The number of windows that a cell may be: `2`, `2 ea` or `(2)`. Larger numbers are call sizes. */
const countOf = (cell: string) =>
  isCount(cell) || /^\D*\d{1,3}\D*$/.test(cell) ? quantityIn(cell.trim()) : undefined

export const isNumber = (cell: string) => isCount(cell) || countOf(cell) !== undefined

/** `2 ea` is surely a quantity, also alone in the first column. */
export const saysWindows = (cell: string) => /\d ?[a-z]{2}/i.test(cell) && isNumber(cell)

/** The numbers of windows that the cells may be. The others, such as `TBD`, say nothing of them. */
export const numbersOf = (cells: readonly string[]) => cells.flatMap((cell) => countOf(cell) ?? [])

/**
 * Whether each number is the one after that before, or 1 and 2 begin again, as in the next room: such numbers count the
 * rows. Two that do not start at 1 may be quantities.
 */
export const isCounting = (numbers: readonly number[]) =>
  numbers.length > (numbers[0] === 1 ? 1 : 2) &&
  numbers.every((number, at) => {
    const before = numbers[at - 1]
    return (
      before === undefined || number === before + 1 || (number === 1 && before !== 1 && numbers[at + 1] === 2)
    )
  })

/** Larger numbers below no heading are not surely quantities: of a room, a floor or a page. */
const mostGuessed = 50

export const areFew = (numbers: readonly number[]) => numbers.every((number) => number <= mostGuessed)

export const repeatOrFall = (numbers: readonly number[]) =>
  numbers.some((number, at) => number <= (numbers[at - 1] ?? -1))
