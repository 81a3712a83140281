import { ink, tone } from '../canvas/color'
import { clip, corners, type Place, type Point, type Rect } from '../canvas/geometry'
import { gridLines, type GridField } from './grids'
import type { GridPattern } from '../../catalogue/vocabulary/grids'
import { path, placed, polygon, type Segment, type Shape } from '../canvas/drawing'
import type { Brush } from './brush'

/** A pane of glass in its sash. `d` is its outline with exact curves. */
export type Lite = GridField & { d: readonly Segment[] }

export const liteIn = (box: Rect): Lite => ({
  box,
  outline: corners(box),
  d: polygon(corners(box)),
  spring: box.y + box.height,
})

/** Two bands of reflected light, rising to the right. */
function gleams({ box: { x, y, width, height }, outline }: Lite): Segment[] {
  const run = Math.min(width * 0.55, height * 0.5)
  const band = (from: number, wide: number): Point[] => {
    const [left, right] = [x + width * from, x + width * (from + wide)]
    return [
      [left + run, y],
      [right + run, y],
      [right, y + height],
      [left, y + height],
    ]
  }
  return [band(0.06, 0.24), band(0.36, 0.07)].flatMap((points) => polygon(clip(points, outline)))
}

function bars(place: Place, lite: Lite, grid: GridPattern, { product, hair }: Brush): Shape[] {
  const d = placed(gridLines(grid, lite), place)
  const wide = product.barWidth
  const stroke = (width: number, color: ReturnType<typeof tone>, role: 'grid' | 'light' = 'light') =>
    path(role, d, { stroke: color, width })
  return [
    stroke(wide + 2 * hair, tone(product.finish, -0.42)),
    stroke(wide, tone(product.finish, wide === 1 ? -0.07 : 0), 'grid'),
    // A sculptured bar has a raised middle, painted lighter.
    ...(wide === 1 ? [stroke(wide * 0.42, tone(product.finish, 0.45))] : []),
  ]
}

/** Paints a pane: glass, texture, grid bars, reflections, and the shadow of the sash. */
export function pane(place: Place, lite: Lite, brush: Brush, grid?: GridPattern): Shape[] {
  const { x, y, width, height } = lite.box
  if (width <= 0 || height <= 0) return []
  const { hair, gleam, textured } = brush
  const glass = placed(lite.d, place)
  const strip = (points: readonly Point[], ref: string): Shape =>
    path('light', placed(polygon(clip(points, lite.outline)), place), { fill: { ref } })
  const depth = Math.min(Math.max(hair * 14, 0.9), height / 3, width / 3)
  return [
    path('glass', glass, { fill: { ref: 'sky' } }),
    ...(textured ? [path('light', glass, { fill: { ref: 'texture' } })] : []),
    ...(grid ? bars(place, lite, grid, brush) : []),
    path('light', placed(gleams(lite), place), { fill: { ref: 'gleam' }, opacity: gleam }),
    strip(corners({ x, y, width, height: depth }), 'under'),
    strip(corners({ x, y, width: depth, height }), 'beside'),
    path('glass', glass, { stroke: ink, width: hair * 1.1, opacity: 0.55 }),
  ]
}
