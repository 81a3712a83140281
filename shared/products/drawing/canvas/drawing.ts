import type { Place, Point, Rect } from './geometry'

/**
 * What a shape shows: a part of the product, a mark, or the wall and its surroundings. DXF layers and tests select shapes by it. `light` is
 * shading, which line drawings leave out.
 */
export type Role =
  | 'frame'
  | 'sash'
  | 'glass'
  | 'grid'
  | 'light'
  | 'hardware'
  | 'mark'
  | 'dimension'
  | 'opening'
  | 'ghost'
  | 'wall'
  | 'roof'
  | 'ground'
  | 'tag'
  | 'text'

/** A color, or the name of a gradient or pattern of the same drawing. */
export type Paint = `#${string}` | { readonly ref: string }

export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type PathShape = {
  readonly kind: 'path'
  readonly role: Role
  readonly d: readonly Segment[]
  readonly fill?: Paint
  readonly stroke?: `#${string}`
  /** Width of the stroke, in inches. */
  readonly width?: number
  readonly opacity?: number
  /** Lengths of dash and gap, in inches. */
  readonly dash?: readonly [number, number]
  /** True when inner outlines are holes. */
  readonly hollow?: boolean
}

export type TextShape = {
  readonly kind: 'text'
  readonly role: Role
  readonly at: Point
  readonly text: string
  /** Text height in inches. */
  readonly size: number
  readonly fill: `#${string}`
  readonly anchor: 'start' | 'middle' | 'end'
  /** Rotated to read from bottom to top. */
  readonly upright?: boolean
}

type GroupShape = {
  readonly kind: 'group'
  readonly role: Role
  readonly at: Point
  readonly children: readonly Shape[]
}

export type Shape = PathShape | TextShape | GroupShape

/**
 * A linear gradient between two points. The points are in inches (`of: 'drawing'`) or in fractions of the filled
 * shape's box (`of: 'shape'`).
 */
export type Gradient = {
  readonly name: string
  readonly of: 'drawing' | 'shape'
  readonly from: Point
  readonly to: Point
  readonly stops: readonly (readonly [offset: number, color: `#${string}`, opacity: number])[]
}

/** A tile that repeats in both directions. Inches. */
export type Pattern = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly PathShape[]
}

/** A vector picture of a product: shapes in paint order, and the box that contains them. Inches. */
export type Drawing = {
  readonly bounds: Rect
  readonly gradients: readonly Gradient[]
  readonly patterns: readonly Pattern[]
  readonly shapes: readonly Shape[]
}

export const polygon = (points: readonly Point[]): Segment[] =>
  points.length === 0 ? [] : [...polyline(points), ['Z']]
export const polyline = (points: readonly Point[]): Segment[] =>
  points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const)

/** Applies a placement to every point of a path, control points included. */
export const placed = (d: readonly Segment[], place: Place): Segment[] =>
  d.map((segment) => {
    if (segment[0] === 'Z') return segment
    if (segment[0] !== 'C') return [segment[0], ...place(segment[1], segment[2])] as const
    const [, ax, ay, bx, by, x, y] = segment
    return ['C', ...place(ax, ay), ...place(bx, by), ...place(x, y)] as const
  })

export const path = (
  role: Role,
  d: readonly Segment[],
  look: Omit<PathShape, 'kind' | 'role' | 'd'>,
): PathShape => ({
  kind: 'path',
  role,
  d,
  ...look,
})
