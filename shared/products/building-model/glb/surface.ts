import type { Point } from '../../drawing/canvas/geometry'
import { toModel, type Pose, type Solid, type Vector } from '../solid'

/**
 * Triangles as glTF stores them: the position and the normal of each vertex, and three vertices for each triangle,
 * counterclockwise seen from outside the solid. The lengths and axes are those of the model.
 */
export type Surface = { positions: Vector[]; normals: Vector[]; triangles: number[] }

/** One side of an outline, with the direction that points out of the outline. */
type Edge = { readonly from: Point; readonly to: Point; readonly out: Point }

/** Shorter edges have no direction. Inches. */
const shortest = 1e-6

/** The sides of a clockwise outline. */
const edgesOf = (points: readonly Point[]): Edge[] =>
  points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(dx, dy)
    return long < shortest ? [] : [{ from, to, out: [dy / long, -dx / long] }]
  })

/** The cosine of 30 degrees. Sides that turn by less are parts of a curve. */
const curve = Math.cos(Math.PI / 6)

/** The direction that points out of an edge where it meets another one. Both edges of a curve have the same one. */
function outAt({ out: [ax, ay] }: Edge, { out: [bx, by] }: Edge): Point {
  if (ax * bx + ay * by < curve) return [ax, ay]
  const long = Math.hypot(ax + bx, ay + by)
  return [(ax + bx) / long, (ay + by) / long]
}

/** A corner of a face: a point in the plane of the unit, its depth, and the normal there. */
type Corner = { at: Point; depth: number; normal: Vector }

const capCorner = (at: Point, depth: number, side: 1 | -1): Corner => ({ at, depth, normal: [0, 0, side] })

/** The end faces of a solid, at `to` and at `from`. */
function capsOf({ outline, hole, from, to }: Solid): Corner[][] {
  const faces = hole
    ? outline.flatMap((a, at) => {
        const next = (at + 1) % outline.length
        const [b, c, d] = [outline[next], hole[next], hole[at]]
        return b && c && d ? [[a, b, c, d]] : []
      })
    : [outline]
  return faces.flatMap((face) => [
    face.map((at) => capCorner(at, to, 1)),
    face.toReversed().map((at) => capCorner(at, from, -1)),
  ])
}

/** The faces along an outline. `side` is -1 for a hole, whose faces point into it. */
function wallsOf(points: readonly Point[], { from, to }: Solid, side: 1 | -1): Corner[][] {
  const edges = edgesOf(points)
  return edges.map((edge, at) => {
    const normal = ([x, y]: Point): Vector => [x * side, y * side, 0]
    const first = normal(outAt(edge, edges.at(at - 1) ?? edge))
    const last = normal(outAt(edge, edges[(at + 1) % edges.length] ?? edge))
    const face = [
      { at: edge.from, depth: from, normal: first },
      { at: edge.to, depth: from, normal: last },
      { at: edge.to, depth: to, normal: last },
      { at: edge.from, depth: to, normal: first },
    ]
    return side === 1 ? face : face.toReversed()
  })
}

/** Adds a face to a surface: a fan of triangles, because all faces are convex. */
function addFace({ positions, normals, triangles }: Surface, pose: Pose, face: readonly Corner[]) {
  const start = positions.length
  const turn: Pose = { ...pose, origin: [0, 0, 0] }
  for (const { at, depth, normal } of face) {
    positions.push(toModel(pose, at, depth))
    normals.push(toModel(turn, [normal[0], normal[1]], normal[2]))
  }
  for (let corner = 2; corner < face.length; corner++) {
    triangles.push(start, start + corner - 1, start + corner)
  }
}

/** Adds the faces of a solid to a surface. Outlines are convex and clockwise, as the drawings make them. */
export function addSolid(surface: Surface, pose: Pose, solid: Solid) {
  const faces = [
    ...capsOf(solid),
    ...wallsOf(solid.outline, solid, 1),
    ...(solid.hole ? wallsOf(solid.hole, solid, -1) : []),
  ]
  for (const face of faces) addFace(surface, pose, face)
}
