import { clearOpening } from '../clear-opening'
import { alarm, moss } from '../canvas/color'
import { corners, rect, type Point, type Rect } from '../canvas/geometry'
import { path, polygon, polyline, type Segment, type Shape } from '../canvas/drawing'
import { strokes, type Annotation, type Size } from './annotation'

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
 * red. An outline that is larger than the product ends at its edges, so that it crosses no dimension.
 */
export const requiredOpenings =
  (ghosts: readonly Ghost[]): Annotation =>
  (product, hair) => {
    const clear = clearOpening(product)
    if (!clear) return { shapes: [] }
    const outline = ({ width, height }: Ghost): Shape => {
      const fits = width <= clear.width && height <= clear.height
      const box = rect(clear.x + (clear.width - width) / 2, clear.y + clear.height - height, width, height)
      return strokes('ghost', outlineWithin(product, box), fits ? moss : alarm, hair * 1.6, [
        hair * 7,
        hair * 5,
      ])
    }
    return { shapes: ghosts.map(outline) }
  }

/** The outline of a box, or the parts of it that lie within a product whose corner is at the origin. */
function outlineWithin(product: Size, { x, y, width, height }: Rect): Segment[] {
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)]
  const [right, bottom] = [Math.min(x + width, product.width), Math.min(y + height, product.height)]
  if (left === x && top === y && right === x + width && bottom === y + height)
    return polygon(corners({ x, y, width, height }))
  const upright = [x, x + width].filter((at) => at >= 0 && at <= product.width)
  const level = [y, y + height].filter((at) => at >= 0 && at <= product.height)
  const lines: Point[][] = [
    ...upright.map((at): Point[] => [
      [at, bottom],
      [at, top],
    ]),
    ...level.map((at): Point[] => [
      [left, at],
      [right, at],
    ]),
  ]
  return lines.flatMap(polyline)
}
