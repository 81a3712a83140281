/**
 * A point in inches, with y pointing down. 0, 0 is the top left corner of the frame, seen from the side (outside or
 * inside) that is drawn.
 */
export type Point = readonly [x: number, y: number]
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Sides = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Maps a point of a panel or unit to a point of the drawing. */
export type Place = (x: number, y: number) => Point

export const stay: Place = (x, y) => [x, y]
export const shift =
  (dx: number, dy: number): Place =>
  (x, y) => [x + dx, y + dy]
export const compose =
  (outer: Place, inner: Place): Place =>
  (x, y) =>
    outer(...inner(x, y))

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
export const even = (face: number): Sides => ({ left: face, top: face, right: face, bottom: face })
export const scaleSides = (sides: Sides, by: number): Sides => ({
  left: sides.left * by,
  top: sides.top * by,
  right: sides.right * by,
  bottom: sides.bottom * by,
})

export const inset = ({ x, y, width, height }: Rect, { left, top, right, bottom }: Sides): Rect =>
  rect(x + left, y + top, width - left - right, height - top - bottom)

/** The corners, clockwise from the top left. */
export const corners = ({ x, y, width, height }: Rect): readonly [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The overlap of two rectangles. Its width or height is zero or negative when they do not overlap. */
export function intersect(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return rect(x, y, Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y)
}

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Positive when a point is inside the edge from `a` to `b` of a clockwise polygon, negative when it is outside. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const cross = (from: Point, to: Point, at: number, then: number): Point => {
  const t = at / (at - then)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

/**
 * Clips a line or a polygon to a convex clockwise polygon (Sutherland-Hodgman). A clipped line has two points, or
 * none.
 */
export function clip(points: readonly Point[], convex: readonly Point[], closed = true): Point[] {
  let rest = [...points]
  convex.forEach((a, index) => {
    const b = convex[(index + 1) % convex.length] ?? a
    const kept: Point[] = []
    rest.forEach((to, i) => {
      const from = rest[i - 1] ?? (closed ? rest.at(-1) : undefined)
      const then = side(a, b, to)
      if (from) {
        const at = side(a, b, from)
        if (at >= 0 !== then >= 0) kept.push(cross(from, to, at, then))
      }
      if (then >= 0) kept.push(to)
    })
    rest = kept
  })
  return rest
}
