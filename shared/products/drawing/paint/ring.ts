import { ink, tone, type Hex } from '../canvas/color'
import { type Place, type Point, type Sides, corners, inset, type Rect } from '../canvas/geometry'
import { path, polygon, polyline, type Role, type Shape } from '../canvas/drawing'

/**
 * The slope of a frame's face, which decides how the light from the upper left falls on it. `flat` is parallel to the
 * wall. `fall` slopes in toward the glass: its top is in shadow, its bottom in light. `rise` slopes out of the wall.
 */
export type Relief = 'flat' | 'fall' | 'rise'

const lights: Record<
  Exclude<Relief, 'flat'>,
  readonly [top: number, right: number, bottom: number, left: number]
> = {
  fall: [-0.24, 0.16, 0.5, -0.13],
  rise: [0.6, -0.1, -0.17, 0.35],
}

const faceLight = 0.1

/** What a frame or sash is painted with: its color, the width of a thin line in inches, and its role. */
export type Pen = { finish: Hex; hair: number; role: Role }

/**
 * Paints the sides of a frame with mitered corners.
 * @param outer The outer outline: convex, with as many corners as the inner one.
 * @param lightOf Brightness of the side that starts at a corner of the outline, from -1 (shadow) to 1 (light).
 */
export function mitered(
  outer: readonly Point[],
  inner: readonly Point[],
  relief: Relief,
  lightOf: (index: number) => number,
  { finish, hair, role }: Pen,
): Shape[] {
  const seams = outer.flatMap((point, index) => {
    const end = inner[index]
    return end && (point[0] !== end[0] || point[1] !== end[1]) ? polyline([point, end]) : []
  })
  const sides: Shape[] =
    relief === 'flat'
      ? [
          path(role, [...polygon(outer), ...polygon([...inner].reverse())], {
            fill: tone(finish, faceLight),
            hollow: true,
          }),
        ]
      : outer.map((from, index) => {
          const next = (index + 1) % outer.length
          const points = [from, outer[next], inner[next], inner[index]].filter((point) => point !== undefined)
          return path('light', polygon(points), { fill: tone(finish, lightOf(index)) })
        })
  return [...sides, path(role, seams, { stroke: tone(finish, -0.5), width: hair * 0.7, opacity: 0.5 })]
}

/** Paints a rectangular frame. `outer` is in the panel's own coordinates, `faces` are the widths of its four sides. */
export function ring(place: Place, outer: Rect, faces: Sides, relief: Relief, pen: Pen): Shape[] {
  const to = ([x, y]: Point) => place(x, y)
  const light = relief === 'flat' ? undefined : lights[relief]
  return mitered(
    corners(outer).map(to),
    corners(inset(outer, faces)).map(to),
    relief,
    (index) => light?.[index] ?? 0,
    pen,
  )
}

/** Draws the outline of a rectangle. */
export const edge = (place: Place, of: Rect, role: Role, width: number, opacity: number): Shape =>
  path(role, polygon(corners(of).map(([x, y]) => place(x, y))), { stroke: ink, width, opacity })
