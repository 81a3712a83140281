import { clamp, clip, type Point, type Rect } from '../canvas/geometry'
import type { GridPattern } from '../../catalogue/vocabulary/grids'
import { polyline, type Segment } from '../canvas/drawing'

type Line = readonly [from: Point, to: Point]

const upright = ({ y, height }: Rect, x: number): Line => [
  [x, y],
  [x, y + height],
]
const level = ({ x, width }: Rect, y: number): Line => [
  [x, y],
  [x + width, y],
]

/** Distance in inches from the edge of the glass to a border bar. */
const border = ({ width, height }: Rect, share: number, most: number) =>
  clamp(Math.min(width, height) * share, 1.5, most)

const frameOf = (box: Rect, b: number): Line[] => [
  upright(box, box.x + b),
  upright(box, box.x + box.width - b),
  level(box, box.y + b),
  level(box, box.y + box.height - b),
]

function colonial(box: Rect, columns: number, rows: number): Line[] {
  const across = Array.from({ length: columns - 1 }, (_, i) =>
    upright(box, box.x + (box.width * (i + 1)) / columns),
  )
  const down = Array.from({ length: rows - 1 }, (_, i) => level(box, box.y + (box.height * (i + 1)) / rows))
  return [...across, ...down]
}

/** A border of small panes around one large pane. */
function queenAnne(box: Rect): Line[] {
  const b = border(box, 0.2, 7)
  const inner = { x: box.x + b, y: box.y + b, width: box.width - 2 * b, height: box.height - 2 * b }
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height]
  const columns = Math.max(Math.round(inner.width / b), 1)
  const rows = Math.max(Math.round(inner.height / b), 1)
  const stubs = [
    ...Array.from({ length: columns - 1 }, (_, i) => inner.x + (inner.width * (i + 1)) / columns).flatMap(
      (x): Line[] => [
        [
          [x, box.y],
          [x, inner.y],
        ],
        [
          [x, bottom],
          [x, box.y + box.height],
        ],
      ],
    ),
    ...Array.from({ length: rows - 1 }, (_, i) => inner.y + (inner.height * (i + 1)) / rows).flatMap(
      (y): Line[] => [
        [
          [box.x, y],
          [inner.x, y],
        ],
        [
          [right, y],
          [box.x + box.width, y],
        ],
      ],
    ),
  ]
  return [...frameOf(box, b), ...stubs]
}

/** A border that is connected to the frame in the middle of each side. */
function perimeter(box: Rect): Line[] {
  const b = border(box, 0.16, 4)
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const [l, t, r, e] = [box.x + b, box.y + b, right - b, bottom - b]
  return [
    [
      [l, t],
      [r, t],
    ],
    [
      [r, t],
      [r, e],
    ],
    [
      [r, e],
      [l, e],
    ],
    [
      [l, e],
      [l, t],
    ],
    [
      [cx, box.y],
      [cx, t],
    ],
    [
      [cx, e],
      [cx, bottom],
    ],
    [
      [box.x, cy],
      [l, cy],
    ],
    [
      [r, cy],
      [right, cy],
    ],
  ]
}

/** The point where the rays of a round top meet, and its distance to the nearest edge. */
type Hub = { at: Point; reach: number }

const around = ({ at: [x, y] }: Hub, r: number, turn: number): Point => [
  x - r * Math.cos(turn),
  y - r * Math.sin(turn),
]

/** The lines that divide half a circle into `rays` sectors. They start `inner` inches from the hub. */
const fan = (hub: Hub, rays: number, inner: number): Line[] =>
  Array.from({ length: rays - 1 }, (_, i): Line => {
    const turn = (Math.PI * (i + 1)) / rays
    return [around(hub, inner, turn), around(hub, 999, turn)]
  })

const arc = (hub: Hub, r: number): Point[] =>
  Array.from({ length: 25 }, (_, step) => around(hub, r, (Math.PI * step) / 24))

/** A pane to divide: its outline (convex, clockwise), the box around it, and the geometry of a round top. */
export type GridField = {
  box: Rect
  outline: readonly Point[]
  /** The y at which a round top begins; the bottom edge of a pane without one. */
  spring: number
  /** The corner from which the rays of a quarter-round start. Other shapes start from the middle. */
  corner?: 'left' | 'right'
}

/** The center lines of the bars of a pattern in one pane. */
export function gridLines(pattern: GridPattern, { box, outline, spring, corner }: GridField): Segment[] {
  const cut = (lines: readonly (readonly Point[])[]) =>
    lines.flatMap((line) => polyline(clip(line, outline, false)))
  const middle = corner === 'left' ? 0 : corner === 'right' ? 1 : 0.5
  const hub: Hub = {
    at: [box.x + box.width * middle, spring],
    reach: Math.min(corner ? box.width : box.width / 2, spring - box.y),
  }
  const small = hub.reach * 0.34
  // Half of the half circle is outside a quarter-round, so it is divided into twice as many sectors.
  const sectors = corner ? 2 : 1
  switch (pattern.kind) {
    case 'colonial':
      return cut(colonial(box, pattern.columns, pattern.rows))
    case 'marginal':
      return cut(frameOf(box, border(box, 0.16, 4)))
    case 'prairie': {
      const b = border(box, 0.24, 9)
      return cut([upright(box, box.x + b), upright(box, box.x + box.width - b), level(box, box.y + b)])
    }
    case 'perimeter':
      return cut(perimeter(box))
    case 'queen_anne':
      return cut(queenAnne(box))
    case 'fan':
      return cut([level(box, spring), ...fan(hub, pattern.rays * sectors, small), arc(hub, small)])
    case 'palladian': {
      const below: Rect = { ...box, y: spring, height: box.y + box.height - spring }
      const lites = below.height > 1 ? colonial(below, 4, Math.max(Math.round(below.height / 12), 1)) : []
      return cut([
        level(box, spring),
        ...lites,
        ...fan(hub, 4 * sectors, small),
        arc(hub, small),
        arc(hub, small * 2),
      ])
    }
  }
}
