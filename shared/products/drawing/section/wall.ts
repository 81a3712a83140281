import type { FrameKind } from '../../catalogue/vocabulary/frames'
import { ink, note, type Hex } from '../canvas/color'
import { corners, type Rect } from '../canvas/geometry'
import { path, placed, polyline, type Pattern, type Segment, type Shape } from '../canvas/drawing'
import { box, outlineD, seal, solid, vinyl, type Cut } from './cut'

/** How much wall is drawn beside the frame, in inches. */
export const wallReach = 4.6
const shim = 0.3
const sheathing = 0.5
const stud = 3.5
const board = 0.5

const wood: Hex = '#ead9bd'
const panel: Hex = '#dcc7a2'
const gypsum: Hex = '#efeee9'
const aluminum: Hex = '#c9cecd'

/** Distance in inches from the outer face of the frame to the sheathing, which leaves room for the stucco. */
const setbacks: Record<FrameKind, number> = {
  retrofit: 0.875,
  block: 0.75,
  nail_on_3_coat: 1.03,
  power_wall_1_coat: 0.85,
}

/** The patterns that fill plaster and foam. */
export const wallPatterns: readonly Pattern[] = [
  {
    name: 'plaster',
    width: 0.5,
    height: 0.5,
    shapes: [
      path(
        'light',
        (
          [
            [0.06, 0.09],
            [0.31, 0.04],
            [0.19, 0.22],
            [0.43, 0.27],
            [0.08, 0.4],
            [0.34, 0.44],
          ] as const
        ).flatMap(([x, y]) =>
          polyline([
            [x, y],
            [x + 0.035, y + 0.02],
          ]),
        ),
        { stroke: '#8d8878', width: 0.035 },
      ),
    ],
  },
  {
    name: 'foam',
    width: 0.3,
    height: 0.3,
    shapes: [
      path(
        'light',
        [
          ...polyline([
            [0, 0.3],
            [0.3, 0],
          ]),
          ...polyline([
            [0, 0],
            [0.3, 0.3],
          ]),
        ],
        {
          stroke: '#a9b9bd',
          width: 0.02,
        },
      ),
    ],
  },
]

const filled = (cut: Cut, of: Rect, base: Hex, pattern: string): Shape[] => [
  path('wall', placed(outlineD(of), cut.place), { fill: base }),
  path('light', placed(outlineD(of), cut.place), { fill: { ref: pattern } }),
  path('wall', placed(outlineD(of), cut.place), { stroke: ink, width: cut.hair * 0.8 }),
]

/** Lumber in section: a box with crossed diagonals. */
function lumber(cut: Cut, of: Rect): Shape[] {
  const [a, b, c, e] = corners(of)
  const cross: Segment[] = [...polyline([a, c]), ...polyline([b, e])]
  return [
    solid(cut, of, 'wall', wood),
    path('wall', placed(cross, cut.place), { stroke: note, width: cut.hair * 0.5, opacity: 0.6 }),
  ]
}

/** The outer layers of the wall, from the sheathing to about the face of the frame. */
function cladding(cut: Cut, kind: FrameKind, back: number): Shape[] {
  const edge = -0.12
  const along = wallReach + edge
  if (kind === 'block') {
    // Siding and the existing trim.
    return [
      solid(cut, box(-wallReach, back - 0.5, wallReach - 2.6, 0.5), 'wall', '#e3e0d6'),
      solid(cut, box(-2.6, back - 1.1, 2.5, 1.1), 'wall', '#f1efe8'),
    ]
  }
  if (kind === 'power_wall_1_coat') {
    const [foam, coat] = [0.55, 0.22]
    return [
      ...filled(cut, box(-wallReach, back - foam, along, foam), '#eef4f5', 'foam'),
      ...filled(cut, box(-wallReach, back - foam - coat, along, coat), '#ddd6c6', 'plaster'),
    ]
  }
  return filled(cut, box(-wallReach, back - 0.875, along, 0.875), '#ddd6c6', 'plaster')
}

/** The part of the frame that overlaps the wall: a fin behind the plaster, a flange in front of it, or none. */
function fin(cut: Cut, kind: FrameKind, back: number): Shape[] {
  if (kind === 'block') {
    return [seal(cut, box(-shim, back - 0.05, shim, 0.16))]
  }
  if (kind === 'retrofit') {
    const face = back - 0.875
    return [
      // The remaining leg of the old frame.
      solid(cut, box(-0.5, back - 0.5, 0.12, 2.2), 'hardware', aluminum),
      solid(cut, box(-1.5, back - 0.02, 1.12, 0.09), 'hardware', aluminum),
      vinyl(cut, outlineD(box(-1.9, face - 0.16, 2.1, 0.12)), 'frame'),
      vinyl(cut, outlineD(box(-1.9, face - 0.16, 0.12, 0.14)), 'frame'),
      seal(cut, box(-1.6, face - 0.04, 0.8, 0.04)),
    ]
  }
  return [
    vinyl(cut, outlineD(box(-1.4, back - 0.08, 1.4, 0.08)), 'frame'),
    seal(cut, box(-0.12, back - 0.9, 0.12, 0.16)),
    // The nail.
    path(
      'hardware',
      placed(
        polyline([
          [-0.85, back - 0.14],
          [-0.85, back + 1.3],
        ]),
        cut.place,
      ),
      { stroke: ink, width: cut.hair * 2.4 },
    ),
  ]
}

/** The wall beside one edge of the frame, from the plaster to the gypsum board. */
export function wallAt(cut: Cut, kind: FrameKind, depth: number): Shape[] {
  const back = setbacks[kind]
  const inside = back + sheathing + stud
  const lining = -shim - 0.02
  return [
    ...lumber(cut, box(-shim - 1.5, back + sheathing, 1.5, stud)),
    ...lumber(cut, box(-shim - 3, back + sheathing, 1.5, stud)),
    solid(cut, box(-wallReach, back, wallReach - shim, sheathing), 'wall', panel),
    solid(cut, box(-wallReach, inside, wallReach + lining, board), 'wall', gypsum),
    // The gypsum board turns the corner and ends at the frame.
    solid(cut, box(lining, depth + 0.02, shim + 0.22, inside + board - depth - 0.02), 'wall', gypsum),
    ...cladding(cut, kind, back),
    ...fin(cut, kind, back),
  ]
}

/** Depth of the whole wall in inches, from the outer face of the frame to the room. */
export const wallDepth = (kind: FrameKind) => setbacks[kind] + sheathing + stud + board
