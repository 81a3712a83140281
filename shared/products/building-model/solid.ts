import type { Point } from '../drawing/canvas/geometry'

/** What a solid is: part of the frame, of a sash or door panel, a pane of glass, or a grid bar between panes. */
export type Part = 'frame' | 'sash' | 'glass' | 'grid'

/** The face of the product whose color a solid has. */
export type Face = 'outside' | 'inside'

/**
 * A solid of a product: an outline, with a hole or without, extruded into the house. Inches. The outline is in the plane
 * of the unit as in the drawings: x points to the right seen from outside, y down. `from` and `to` are distances from
 * the outer face of the frame into the house. A hole has as many points as the outline, in the same order.
 */
export type Solid = {
  readonly part: Part
  readonly face: Face
  readonly outline: readonly Point[]
  readonly hole?: readonly Point[]
  readonly from: number
  readonly to: number
}

export const metersPerInch = 0.0254

export type Vector = readonly [x: number, y: number, z: number]

/** Where a unit is in the model, in inches. `right` and `down` are the directions of the unit's x and y, of length 1. */
export type Pose = { readonly origin: Vector; readonly right: Vector; readonly down: Vector }

export type Unit = { readonly pose: Pose; readonly solids: readonly Solid[] }

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

/** The direction into the house. */
export const inwardOf = ({ right, down }: Pose): Vector => cross(right, down)

/** Moves a point of a unit to the model. `depth` is the distance from the unit's outer face into the house. */
export function toModel(pose: Pose, [x, y]: Point, depth: number): Vector {
  const inward = inwardOf(pose)
  const along = (axis: 0 | 1 | 2) =>
    pose.origin[axis] + pose.right[axis] * x + pose.down[axis] * y + inward[axis] * depth
  return [along(0), along(1), along(2)]
}

const isSame = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) < 1e-6

/** Whether each point differs from the one before it. Round outlines repeat the ends of their arcs. */
const distinct = (points: readonly Point[]): boolean[] =>
  points.map((point, at) => !isSame(point, points.at(at - 1) ?? point))

const pick = (points: readonly Point[], kept: readonly boolean[]): Point[] =>
  points.filter((_, at) => kept[at])

/** A solid without a hole. */
export const plate = (
  part: Part,
  outline: readonly Point[],
  from: number,
  to: number,
  face: Face = 'outside',
): Solid => ({ part, face, outline: pick(outline, distinct(outline)), from, to })

/**
 * A ring of profile between two outlines. If `middle` is between `from` and `to`, the ring is split there, so that each
 * half has the color of its face.
 */
export function ring(
  part: Part,
  outer: readonly Point[],
  inner: readonly Point[],
  [from, to]: readonly [from: number, to: number],
  middle: number,
): Solid[] {
  const kept = distinct(outer)
  const both = { part, outline: pick(outer, kept), hole: pick(inner, kept) }
  if (to <= middle) return [{ ...both, face: 'outside', from, to }]
  if (from >= middle) return [{ ...both, face: 'inside', from, to }]
  return [
    { ...both, face: 'outside', from, to: middle },
    { ...both, face: 'inside', from: middle, to },
  ]
}

/** The area of a polygon in square inches. */
export const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The length in inches around a polygon. */
export const perimeterOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
