import type { Point } from '../drawing/canvas/geometry'
import { gridLines, type GridField } from '../drawing/paint/grids'
import {
  bead,
  bite,
  clearance,
  legDepths,
  legOf,
  outerStop,
  sashDepth,
  type Members,
} from '../drawing/section/depths'
import { panesOf } from '../drawing/section/glazing'
import type { GridPattern } from '../catalogue/vocabulary/grids'
import { plate, ring, type Part, type Solid } from './solid'

/** An outline that is moved inward by some inches. */
export type Inset = (by: number) => readonly Point[]

/** The frame: a base as deep as the frame, and an outer and an inner leg, which enclose the channel of the tracks. */
export function frameSolids(at: Inset, frame: number, depth: number, twoColors: boolean): Solid[] {
  const leg = legOf(frame)
  const [edge, base, end] = [at(0), at(frame - leg), at(frame)]
  const middle = twoColors ? depth / 2 : Infinity
  return [
    ...ring('frame', edge, base, [0, depth], middle),
    ...ring('frame', base, end, [0, legDepths.outer], middle),
    ...ring('frame', base, end, [depth - legDepths.inner, depth], middle),
  ]
}

/** The bars of a grid in the outer air space of a glass unit whose outer face is at depth `d`. */
function gridSolids(grid: GridPattern, lite: GridField, width: number, members: Members, d: number): Solid[] {
  const { pane, gap } = panesOf(members.glazing)
  const from = d + pane + gap / 4
  const half = width / 2
  const segments = gridLines(grid, lite)
  return segments.flatMap((segment, index) => {
    const before = segments[index - 1]
    if (segment[0] !== 'L' || !before || before[0] === 'Z' || before[0] === 'C') return []
    const [[, ax, ay], [, bx, by]] = [before, segment]
    const long = Math.hypot(bx - ax, by - ay)
    if (long < 0.01) return []
    const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half]
    const bar: Point[] = [
      [ax - nx, ay - ny],
      [bx - nx, by - ny],
      [bx + nx, by + ny],
      [ax + nx, ay + ny],
    ]
    return [plate('grid', bar, from, from + gap / 2)]
  })
}

type Holder = {
  part: Part
  /** The outline of the profile, moved inward by a share of its width: 0 is its outer edge, 1 the edge of the glass. */
  at: (inches: number, share: number) => readonly Point[]
  /** The narrowest side of the profile in inches. */
  narrowest: number
  /** Depth of its outer face. */
  d: number
  lite: GridField
  grid: GridPattern | undefined
  barWidth: number
  twoColors: boolean
}

/**
 * A profile that holds a glass unit, with the panes and the grid: a base, an outer stop and an inner bead. Narrow
 * profiles of small products hold less of the glass.
 */
export function holderSolids(
  { part, at, narrowest, d, lite, grid, barWidth, twoColors }: Holder,
  members: Members,
): Solid[] {
  const deep = sashDepth(members)
  const hold = Math.min(bite, narrowest * 0.45)
  const gap = Math.min(clearance, narrowest * 0.1)
  const [edge, base, glass, end] = [at(0, 0), at(-hold - gap, 1), at(-hold, 1), at(0, 1)]
  const middle = twoColors ? d + outerStop + members.glazing.thickness / 2 : Infinity
  const { at: panes, pane } = panesOf(members.glazing)
  return [
    ...ring(part, edge, base, [d, d + deep], middle),
    ...ring(part, base, end, [d, d + outerStop - 0.05], middle),
    ...ring(part, base, end, [d + deep - bead, d + deep], middle),
    ...panes.map((depth) => plate('glass', glass, d + outerStop + depth, d + outerStop + depth + pane)),
    ...(grid ? gridSolids(grid, lite, barWidth, members, d + outerStop) : []),
  ]
}
