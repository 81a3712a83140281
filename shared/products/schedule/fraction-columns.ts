import { plainSigns } from '../catalogue/plain-signs'
import { shareOf, type Columns } from './column-content'
import { lengthFields, type ScheduleField } from './fields'
import { fractionHeading } from './fraction-heading'
import { isNoFraction } from './join-cells'
import { measureIn } from './measure-heading'

const isFraction = (cell: string) => /^\d{1,2} ?\/ ?\d{1,2} ?"?$/.test(plainSigns(cell))

const isRest = (cell: string) => isNoFraction(cell) || isFraction(cell)

/** The field of the lengths whose fractions a column has. @param before The field of the column before it. */
function fieldOfFraction(beside: string, before: ScheduleField | undefined): ScheduleField | undefined {
  const named = beside === '' ? before : measureIn(beside)
  if (!named || !lengthFields.includes(named)) return undefined
  return before?.endsWith(`_${named}`) ? before : named
}

/**
 * Gives columns of fractions the field of the lengths that they belong to: `Width`, an empty heading, and 35 and 1/2. What is below a
 * heading that surely names a fraction is a part of the length, also if the length can then not be read.
 */
export function nameFractions({ fields, headings, cellsOf }: Columns) {
  fields.forEach((known, at) => {
    const heading = fractionHeading(headings[at] ?? '')
    const field = heading && fieldOfFraction(heading.beside, fields[at - 1])
    if (known || !field || !fields.includes(field)) return
    const cells = cellsOf(at)
    const isSure = !heading.isUnsure || (cells.some(isFraction) && shareOf(cells, isRest) >= 0.5)
    if (isSure) fields[at] = field
  })
}
