import { toInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesFacts } from '@virida/shared/products/catalogue/facts'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { draw } from '@virida/shared/products/drawing/draw'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'

/** Space between two products, in inches. */
const gap = 10

type Drawable = Pick<SeriesFacts, 'style' | 'productType' | 'frameFinishes'>

/**
 * Space to the left, to the right and above the largest product, in inches. There is none below it, because all products
 * rest on the bottom edge.
 */
const margin = 2

/**
 * Draws the series at their usual sizes, each in a box of the same size. Shown at equal width, they are to one scale
 * and share a floor line.
 */
export function drawingsToScale(series: readonly Drawable[]): readonly Drawing[] {
  const sizes = series.map(sizeOf)
  const width = Math.max(...sizes.map((size) => size.width)) + 2 * margin
  const height = Math.max(...sizes.map((size) => size.height)) + margin
  return series.map((one, at) => {
    const own = sizes[at] ?? { width, height }
    return {
      ...usualDrawing(one),
      bounds: { x: (own.width - width) / 2, y: own.height - height, width, height },
    }
  })
}

/** Draws the series at their usual sizes in one drawing, side by side on one floor line. */
export function lineup(series: readonly Drawable[]): Drawing {
  const sizes = series.map(sizeOf)
  const drawings = series.map(usualDrawing)
  const height = Math.max(...sizes.map((size) => size.height))
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0))
  const width = sizes.reduce((sum, size) => sum + size.width + gap, -gap)
  const paints = new Map(drawings.flatMap(({ gradients }) => gradients.map((one) => [one.name, one])))
  return {
    bounds: { x: -1, y: -1, width: width + 2, height: height + 2 },
    gradients: [...paints.values()],
    patterns: [],
    shapes: drawings.map(({ shapes }, at) => ({
      kind: 'group',
      role: 'frame',
      at: [starts[at] ?? 0, height - (sizes[at]?.height ?? height)],
      children: shapes,
    })),
  }
}

function sizeOf({ style }: Drawable) {
  const { width, height } = usualSizes[style]
  return { width: toInches(width), height: toInches(height) }
}

function usualDrawing(series: Drawable): Drawing {
  const { style, productType, frameFinishes } = series
  const color = frameFinishes.standard[0]?.colorHex ?? '#FFFFFF'
  return draw({ style, productType, ...sizeOf(series), finish: { outside: color, inside: color } })
}
