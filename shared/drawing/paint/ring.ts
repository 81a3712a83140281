import { ink, tone, type Hex } from '../color'
import type { Place, Point, Sides } from '../geometry'
import { corners, inset, type Rect } from '../geometry'
import { path, polygon, polyline, type Role, type Shape } from '../scene'

/**
 * How a mitred ring takes the light from the upper left: `flat` lies in the plane of the drawing, `fall` slopes
 * in towards the glass (its head lies in shadow, its sill in the light), `rise` swells out from the wall.
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

/** The four sides of a frame between two convex outlines with as many corners, lit and mitred. */
export function mitred(
  outer: readonly Point[],
  inner: readonly Point[],
  relief: Relief,
  lightOf: (index: number) => number,
  finish: Hex,
  hair: number,
  role: Role,
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

/** A rectangular ring, `faces` wide on its four sides, in a panel's own coordinates. */
export function ring(
  place: Place,
  outer: Rect,
  faces: Sides,
  relief: Relief,
  finish: Hex,
  hair: number,
  role: Role,
): Shape[] {
  const to = ([x, y]: Point) => place(x, y)
  const light = relief === 'flat' ? undefined : lights[relief]
  return mitred(
    corners(outer).map(to),
    corners(inset(outer, faces)).map(to),
    relief,
    (index) => light?.[index] ?? 0,
    finish,
    hair,
    role,
  )
}

/** A drawn edge. */
export const edge = (place: Place, of: Rect, role: Role, width: number, opacity: number): Shape =>
  path(role, polygon(corners(of).map(([x, y]) => place(x, y))), { stroke: ink, width, opacity })
