import { useMemo } from 'react'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Finish, FrameFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { toInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { draw } from '@virida/shared/products/drawing/draw'
import { doorWidth } from '@virida/shared/products/drawing/product/operation'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'

export type DrawnProductProps = {
  slug: SeriesSlug
  /** Color of the outside, which is the side that is drawn. The default is black, or white where black is not made. */
  finish?: Finish | undefined
  /** Draws a hinged door with one panel instead of two. */
  singlePanel?: boolean
}

/** Margin on each side, as a share of the product's longer side. */
const air = 0.06

/** Draws a series at its usual size in a finish, in a square like the product pictures. */
export function DrawnProduct({ slug, finish, singlePanel }: DrawnProductProps) {
  const colorHex = (finish ?? usualFinish(slug))?.colorHex ?? '#FFFFFF'
  const drawing = useMemo(() => drawn(slug, colorHex, singlePanel), [slug, colorHex, singlePanel])
  return <DrawingView drawing={drawing} />
}

function usualFinish(slug: SeriesSlug): Finish | undefined {
  const { capstock, standard }: FrameFinishes = seriesFacts[slug].frameFinishes
  return capstock?.[0] ?? standard[0]
}

function drawn(slug: SeriesSlug, colorHex: string, singlePanel?: boolean): Drawing {
  const { style, productType } = seriesFacts[slug]
  const usual = usualSizes[style]
  const width = singlePanel ? doorWidth(style, 1) : toInches(usual.width)
  const height = toInches(usual.height)
  const finish = { outside: colorHex, inside: colorHex }
  return inSquare(draw({ style, productType, width, height, finish }), width, height)
}

function inSquare(drawing: Drawing, width: number, height: number): Drawing {
  const side = Math.max(width, height) * (1 + 2 * air)
  return {
    ...drawing,
    bounds: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
  }
}
