import { clearOpening } from '../clear-opening'
import { alarm, moss } from '../color'
import { corners, rect } from '../geometry'
import { path, polygon, type Shape } from '../scene'
import { strokes, type Annotation } from './annotation'

/** An opening that a rule asks for; inches. */
export type Ghost = { width: number; height: number }

/** Shades the clear opening of the fully opened product. */
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
 * Dashed outlines of required openings, standing on the sill of the clear opening that there is: green where
 * they fit into it, red where they do not.
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
