import { formatNumber } from '@virida/shared/products/catalogue/dimension'
import type { MeasuredOpening } from '@virida/shared/products/project/measured-opening'
import { projectLimits } from '@virida/shared/products/project/project'
import { notesLine } from './content'

const earlier = /(?:^|\n)Measured: [^\n]*/

/** The notes with the measurements in place of earlier ones. Undefined if the notes have no room for them. */
export function notesWith(
  notes: string,
  { widths, heights, diagonals }: MeasuredOpening,
): string | undefined {
  const list = (lengths: MeasuredOpening['widths']) =>
    lengths.map((length) => (length === undefined ? '-' : formatNumber(length))).join(', ')
  const line = notesLine({ widths: list(widths), heights: list(heights), diagonals: list(diagonals) })
  const next = [notes.replace(earlier, ''), line].filter(Boolean).join('\n')
  return next.length > projectLimits.notes ? undefined : next
}
