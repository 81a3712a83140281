import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Finish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { toInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { draw } from '@virida/shared/products/drawing/draw'
import { doorWidth } from '@virida/shared/products/drawing/product/operation'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'

export type DrawnProductProps = {
  slug: SeriesSlug
  /** Color of the outside, which is the side that is drawn. */
  finish: Finish
  /** Draws a hinged door with one panel instead of two. */
  singlePanel?: boolean
}

/** Margin on each side as a share of the square's width. */
const air = 0.06

/** Draws a series at its usual size in a finish, in a square like the product pictures. */
export function DrawnProduct({ slug, finish, singlePanel }: DrawnProductProps) {
  const { style, productType } = seriesFacts[slug]
  const usual = usualSizes[style]
  const width = singlePanel ? doorWidth(style, 1) : toInches(usual.width)
  const height = toInches(usual.height)
  const color = { outside: finish.colorHex, inside: finish.colorHex }
  const drawing = draw({ style, productType, width, height, finish: color })
  return <DrawingView drawing={inSquare(drawing, width, height)} />
}

function inSquare(drawing: Drawing, width: number, height: number): Drawing {
  const side = Math.max(width, height) * (1 + 2 * air)
  return {
    ...drawing,
    bounds: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
  }
}
