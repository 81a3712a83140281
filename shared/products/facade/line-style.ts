import { ink, type Hex } from '../drawing/canvas/color'
import { placed, type PathShape, type Shape } from '../drawing/canvas/drawing'
import { shift } from '../drawing/canvas/geometry'

/** Fill of panes, and the color of grid bars, in drawings of a whole façade. */
const pane: Hex = '#dde7e6'
const bar: Hex = '#8c9893'

type Box = { left: number; top: number; right: number; bottom: number }

function boxOf({ d }: PathShape): Box {
  const points = d.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment.slice(-2) as [number, number]]))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom &&
  JSON.stringify(inner) !== JSON.stringify(outer)

const isEdge = ({ d, fill, stroke }: PathShape) => stroke !== undefined && !fill && d.at(-1)?.[0] === 'Z'

const pathsIn = (shapes: readonly Shape[]): PathShape[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? moved(pathsIn(shape.children), shape.at) : shape.kind === 'path' ? [shape] : [],
  )

/** Paths in another place. */
export const moved = (paths: readonly PathShape[], [dx, dy]: readonly [number, number]): PathShape[] =>
  paths.map((path) => ({ ...path, d: placed(path.d, shift(dx, dy)) }))

/**
 * The drawing of a product as a line drawing: outlines of frame, sashes and panes, and grid bars. Shading, hardware and
 * the steps of profiles are left out, because they would run together at the scale of a whole façade.
 * @param hair Width of a line in inches.
 */
export function lineStyle(shapes: readonly Shape[], hair: number): PathShape[] {
  const paths = pathsIn(shapes)
  const frames = paths.filter((path) => path.role === 'frame' && isEdge(path)).map(boxOf)
  return paths.flatMap((path): PathShape[] => {
    const { role, d, fill, hollow } = path
    if (role === 'grid') return [{ ...path, stroke: bar }]
    if (role !== 'frame' && role !== 'sash' && role !== 'glass') return []
    if (fill) {
      const flat = typeof fill === 'string' ? fill : pane
      return [{ kind: 'path', role, d, fill: flat, ...(hollow && { hollow }) }]
    }
    if (!isEdge(path)) return []
    const box = boxOf(path)
    if (role === 'frame' && frames.some((other) => isWithin(box, other))) return []
    return [{ kind: 'path', role, d, stroke: ink, width: role === 'frame' ? hair : hair * 0.6 }]
  })
}
