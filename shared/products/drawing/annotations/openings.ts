import { clearOpening } from '../clear-opening'
import { alarm, moss } from '../canvas/color'
import { corners, rect } from '../canvas/geometry'
import { path, polygon, type Shape } from '../canvas/drawing'
import { strokes, type Annotation } from './annotation'

/** The size of an opening that a building rule requires, in inches. */
export type Ghost = { width: number; height: number }

/** Shades the clear opening of the fully open product. */
export const openingShade: Annotation = (product, hair) => {
  const clear = clearOpening(product)
  if (!clear) return { shapes: [] }
  return {
    shapes: [
      path('opening', polygon(corners(clear)), { fill: moss, opacity: 0.24 }),
      path('opening', polygon(corners(clear)), { stroke: moss, width: hair * 1.8 }),
    ],
  }
}

/**
 * Draws required openings as dashed outlines at the bottom of the clear opening: green if they fit into it, otherwise
 * red.
 */
export const requiredOpenings =
  (ghosts: readonly Ghost[]): Annotation =>
  (product, hair) => {
    const clear = clearOpening(product)
    if (!clear) return { shapes: [] }
    const outline = ({ width, height }: Ghost): Shape => {
      const fits = width <= clear.width && height <= clear.height
      const box = rect(clear.x + (clear.width - width) / 2, clear.y + clear.height - height, width, height)
      return strokes('ghost', polygon(corners(box)), fits ? moss : alarm, hair * 1.6, [hair * 7, hair * 5])
    }
    return { shapes: ghosts.map(outline) }
  }
