import { dayFormat } from '@virida/shared/site/day-format'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { describeDesign, type DesignLine } from '@virida/shared/products/design/describe'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import type { Annotation } from '@virida/shared/products/drawing/annotations/annotation'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { describe } from '@virida/shared/products/drawing/describe'
import { draw } from '@virida/shared/products/drawing/draw'
import { sheetContent as content } from '../content'
import type { CodedDesign } from '../design-query'

export type SheetDesign = CodedDesign & {
  series: SeriesRecord
  problems: readonly Problem[]
  /** URL of the page that shows the design. */
  address: string
  /** What the sheet says of the place and the quantity. Without them it has lines to fill in by hand. */
  place?: string
  quantity?: string
}

/** The views on a design's sheet. The inside is drawn too if it has another color. */
export const sheetViews = ({ exterior, interior }: SheetDesign['design']) =>
  exterior === interior ? (['outside'] as const) : (['outside', 'inside'] as const)

/** The drawings of a design's sheet, with `sizes` as their dimensions. */
export function sheetDrawings(
  { design, series }: Pick<SheetDesign, 'design' | 'series'>,
  sizes: Annotation = dimensions,
) {
  return sheetViews(design).map((view) => {
    const input = { ...drawingOf(design, series), view }
    return { view, title: describe(input).title, drawing: draw(input, [operationMarks, sizes]) }
  })
}

/**
 * The rows of a design's sheet: every choice, why the design is not made, its code, its place and quantity, and
 * the URL of its page.
 */
export const sheetRows = ({
  design,
  code,
  series,
  problems,
  address,
  place = '',
  quantity = '',
}: SheetDesign): readonly DesignLine[] => [
  ...describeDesign(design, series),
  ...problems.map(({ message }) => ({ label: content.notMade, value: message })),
  { label: content.code, value: code },
  { label: content.room, value: place },
  { label: content.quantity, value: quantity },
  { label: content.page, value: address },
]

/** Today's date, as a sheet shows it. */
export const sheetDay = () => dayFormat().format(new Date())
