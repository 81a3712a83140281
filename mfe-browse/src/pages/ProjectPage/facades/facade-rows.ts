import type { Size } from '@virida/shared/products/catalogue/facts'
import { formatFeet, formatFeetSize } from '@virida/shared/products/facade/feet'
import { frameSizeOf, unplacedOf } from '@virida/shared/products/facade/placed-openings'
import { isDoorStyle } from '@virida/shared/products/catalogue/vocabulary/styles'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import { tagRows, type TaggedRow } from '../files/house-sheet/job-types'
import type { JobOpening } from '../files/house-sheet/job-facades'
import { facadesContent } from './content'

const { opening: content } = facadesContent

export type ListedRow = TaggedRow & { id: string }

/** The rows of the list with the tags of the house sheet. */
export const listedRows = (described: readonly (DescribedWindow & { id: string })[]): readonly ListedRow[] =>
  tagRows(described).map((row, at) => ({ ...row, id: described[at]?.id ?? '' }))

/** A row of which some windows or doors are on no façade. */
export type WaitingRow = { row: ListedRow; size: Size; left: number }

/** The rows that wait for a place, and the number of those that cannot have one because their size is not known. */
export function waitingRows(rows: readonly ListedRow[], facades: readonly Facade[]) {
  const waiting: WaitingRow[] = []
  let withoutSize = 0
  for (const row of rows) {
    const left = unplacedOf(row, facades)
    const size = frameSizeOf(row)
    if (left > 0 && size) waiting.push({ row, size, left })
    else if (left > 0 && !row.isPending) withoutSize += 1
  }
  return { waiting, withoutSize }
}

/** What decides the usual height of an opening. */
export const kindOf = ({ made, sill }: ListedRow, size: Size) => ({
  ...size,
  isDoor: made !== undefined && isDoorStyle(made.record.style),
  measuredSill: sill,
})

/** `4'2" from the left, sill 2'0"` */
export const whereText = ({ x, sill }: Pick<JobOpening, 'x' | 'sill'>): string =>
  content.placed(formatFeet(x), formatFeet(sill))

/** `Opening B, 3'0" × 5'0"` */
export const openingName = (tag: string, { width, height }: Size): string =>
  content.name(tag, formatFeetSize(width, height))
