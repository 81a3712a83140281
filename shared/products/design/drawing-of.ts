import { toInches } from '../catalogue/dimension'
import { gridBars, type BarWidth } from '../catalogue/vocabulary/grids'
import type { SeriesRecord } from '../catalogue/series-record'
import type { DrawingInput } from '../drawing/product/input'
import type { Design } from './design'
import { paintOf } from './frame-colors'

/**
 * Converts a design to the input of the drawing library: closed and seen from outside. Add `view` and `open`. Every
 * design from `readDesign` can be drawn. A grid that the series does not have is left out.
 */
export function drawingOf(
  design: Design,
  { style, productType, options }: Pick<SeriesRecord, 'style' | 'productType' | 'options'>,
): DrawingInput {
  const { operation, shape, flip, grid, obscure, glass } = design
  const pattern = options.grids?.find(({ id }) => id === grid?.id)?.pattern
  const bar = gridBars.find(({ key }) => key === grid?.bars)
  return {
    style,
    productType,
    width: toInches(design.width),
    height: toInches(design.height),
    ...(operation && { operation }),
    ...(shape && { shape }),
    ...(flip && { flip }),
    finish: { outside: paintOf(design.exterior).colorHex, inside: paintOf(design.interior).colorHex },
    ...(pattern && bar && { grid: pattern, barWidth: toInches(bar.width) as BarWidth }),
    glass: obscure ?? glass,
  }
}
