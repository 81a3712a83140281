import type { Place, Point, Rect } from './geometry'

/**
 * What a shape is, whatever it looks like: style sheets, DXF layers and tests go by it. `light` is shading that
 * a line drawing leaves out.
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

/** A colour, or the name of a gradient or pattern of the scene. */
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
  /** Inches. */
  readonly width?: number
  readonly opacity?: number
  /** Inches on, inches off. */
  readonly dash?: readonly [number, number]
  /** Inner outlines are holes. */
  readonly hollow?: boolean
}

export type TextShape = {
  readonly kind: 'text'
  readonly role: Role
  readonly at: Point
  readonly text: string
  /** Height of the type in inches of the drawing. */
  readonly size: number
  readonly fill: `#${string}`
  readonly anchor: 'start' | 'middle' | 'end'
  /** Reads upwards, as the height of a drawing does. */
  readonly upright?: boolean
}

type GroupShape = {
  readonly kind: 'group'
  readonly role: Role
  readonly at: Point
  readonly children: readonly Shape[]
}

export type Shape = PathShape | TextShape | GroupShape

/** Runs from one point to another: in inches, or in fractions of the box of the shape that it fills. */
export type Gradient = {
  readonly name: string
  readonly of: 'drawing' | 'shape'
  readonly from: Point
  readonly to: Point
  readonly stops: readonly (readonly [offset: number, color: `#${string}`, opacity: number])[]
}

/** A tile of strokes, repeated in both directions; sizes in inches. */
export type Pattern = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly PathShape[]
}

/** A drawing: shapes in the order in which they are painted, in inches, and the box that holds them all. */
export type Scene = {
  readonly bounds: Rect
  readonly gradients: readonly Gradient[]
  readonly patterns: readonly Pattern[]
  readonly shapes: readonly Shape[]
}

export const polygon = (points: readonly Point[]): Segment[] =>
  points.length === 0 ? [] : [...polyline(points), ['Z']]
export const polyline = (points: readonly Point[]): Segment[] =>
  points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const)

/** A path with every point, also those that guide its curves, put in its place. */
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
