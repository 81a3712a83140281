import { toInches } from '../catalogue/dimension'
import { gridBars } from '../catalogue/grid-bars'
import type { SeriesRecord } from '../catalogue/series-record'
import type { BarWidth, DrawingInput } from '../drawing/input'
import type { Design } from './design'
import { paintOf } from './frame-colors'

/**
 * A design as the drawing library takes it, shut and seen from outside; add `view` and `open`. Every design that
 * `readDesign` gives can be drawn, made or not. A grid that the series does not have is left out.
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
