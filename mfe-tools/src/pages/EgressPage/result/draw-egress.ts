import { minimums } from '@virida/shared/products/building-code/minimums'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { openingShade, requiredOpenings } from '@virida/shared/products/drawing/annotations/openings'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { draw } from '@virida/shared/products/drawing/draw'
import { requiredAt } from '@virida/shared/products/egress/required-opening'
import type { Question } from '../form/read-draft'
import { openingDimensions } from './opening-dimensions'

/**
 * Draws an open window from inside with its dimensions, its clear opening and the required openings.
 * @param openingWidth Of the clear opening, in inches.
 */
export function drawEgress(
  { series, style, width, height }: Pick<Question, 'series' | 'style' | 'width' | 'height'>,
  openingWidth: number,
): Drawing {
  const { width: least, height: low } = minimums.upper
  const required = [{ width: least, height: low }, requiredAt(openingWidth)]
  const annotations = [dimensions, openingShade, requiredOpenings(required), openingDimensions]
  return draw({ style, productType: series, width, height, open: 1, view: 'inside' }, annotations)
}
