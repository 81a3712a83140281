import { shareOf, type Columns } from './column-content'
import { headingWords } from './fields'
import { unitOfCell } from './heading-lines'

const unitHeading = /^$|\b(?:units?|uom|u o m|um|u m|measure)\b/

const isUnit = (cell: string) => /^[a-z]{2,}\.?$/i.test(cell) && unitOfCell(cell) !== undefined

/** Indexes of the columns that have only units of lengths. */
export const unitColumnsIn = ({ headings, cellsOf }: Columns): number[] =>
  headings.flatMap((heading, at) => {
    const isOfUnits = unitHeading.test(headingWords(heading)) && shareOf(cellsOf(at), isUnit) === 1
    return isOfUnits ? [at] : []
  })

/**
 * Index of the column that has the unit of the lengths in a column. Of several, each has the unit of those before it, or of those behind
 * it if the first one is before all lengths.
 * @param lengths Indexes of all columns of lengths.
 */
export function unitColumnOf(
  column: number,
  { units, lengths }: { units: readonly number[]; lengths: readonly number[] },
): number | undefined {
  if (units.length < 2) return units[0]
  const isBefore = Math.min(...units) < Math.min(...lengths)
  return isBefore ? units.findLast((unit) => unit < column) : units.find((unit) => unit > column)
}
