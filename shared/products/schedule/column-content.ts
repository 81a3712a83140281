import { readSideLength } from '../catalogue/read-side-length'
import { readSize } from '../catalogue/read-size'
import { styleIn } from '../catalogue/trade-names'
import { headingWords, type ScheduleField } from './fields'
import { unitIn } from './heading-unit'
import { hasCurrency } from './quantity-heading'

export type Fields = (ScheduleField | undefined)[]

type CellsOf = (column: number) => readonly string[]

export const shareOf = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

export const isSize = (cell: string) => readSize(cell).ok
export const isSide = (cell: string) => readSideLength(cell).ok
export const isStyle = (cell: string) => styleIn(cell) !== undefined
export const isMark = (cell: string) => /^[a-z]{0,4}[- ]?\d{0,4}[a-z]?$/i.test(cell)
export const isCount = (cell: string) => /^\d{1,3}$/.test(cell)
export const isWord = (cell: string) => /[a-z]{3}/i.test(cell)

/** A mark that is neither a number nor an answer. */
export const isLetteredMark = (cell: string) =>
  /^(?:[a-z]{1,2}|[a-z]{1,4}[- ]?\d{1,4}[a-z]?|\d{1,4}-?[a-z])$/i.test(cell) && !/^(?:x|y|n|no)$/i.test(cell)

export const areDifferent = (cells: readonly string[]) => new Set(cells).size === cells.length

/** The columns of a table that is being recognized; `cellsOf` gives the cells of one that are not empty. */
export type Columns = { fields: Fields; headings: readonly string[]; cellsOf: CellsOf }

/** The words of a heading; its unit if it has only that. */
const wordsOf = (heading: string) => headingWords(heading) || (unitIn(heading) ?? '')

/** The columns without a field that have a heading that may be guessed, and mostly cells that pass a test. */
export function columnsLike(
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
