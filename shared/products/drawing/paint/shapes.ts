import { rect, type Point, type Rect } from '../canvas/geometry'
import type { SpecialtyShape } from '../../catalogue/vocabulary/shapes'
import { polygon, type Segment } from '../canvas/drawing'

/** Distance of the control points for a quarter of an ellipse: 4/3 (sqrt 2 - 1). */
const k = 0.5523

export type Outline = {
  /** The outline as a convex clockwise polygon: exact for straight shapes, approximate for round ones. */
  points: readonly Point[]
  d: readonly Segment[]
  box: Rect
  /** The y at which a round top begins; the bottom edge of a shape without one. */
  spring: number
}

/** Corners of straight shapes, as fractions of width and height. */
const straight: Partial<Record<SpecialtyShape, readonly Point[]>> = {
  trapezoid: [
    [0, 0.4],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  octagon: [
    [0.293, 0],
    [0.707, 0],
    [1, 0.293],
    [1, 0.707],
    [0.707, 1],
    [0.293, 1],
    [0, 0.707],
    [0, 0.293],
  ],
  hexagon: [
    [0.25, 0],
    [0.75, 0],
    [1, 0.5],
    [0.75, 1],
    [0.25, 1],
    [0, 0.5],
  ],
  pentagon: [
    [0.5, 0],
    [1, 0.38],
    [1, 1],
    [0, 1],
    [0, 0.38],
  ],
}

/** Points of a quarter of an ellipse. `from` is the start angle in sixteenths of a circle. */
const bend = ([cx, cy]: Point, rx: number, ry: number, from: number): Point[] =>
  Array.from({ length: 13 }, (_, step): Point => {
    const turn = ((from + step / 3) * Math.PI) / 8
    return [cx - rx * Math.cos(turn), cy - ry * Math.sin(turn)]
  })

/** Moves every side of a convex polygon inward by `by` inches. */
function shrink(points: readonly Point[], by: number): Point[] {
  const lines = points.map(([ax, ay], index) => {
    const [bx, by2] = points[(index + 1) % points.length] ?? [ax, ay]
    const long = Math.hypot(bx - ax, by2 - ay)
    const [nx, ny] = [-(by2 - ay) / long, (bx - ax) / long]
    return { nx, ny, at: nx * ax + ny * ay + by }
  })
  return lines.map((line, index) => {
    const last = lines.at(index - 1) ?? line
    const det = last.nx * line.ny - line.nx * last.ny
    return [(last.at * line.ny - line.at * last.ny) / det, (line.at * last.nx - last.at * line.nx) / det]
  })
}

const half = (cx: number, foot: number, rx: number, ry: number): Segment[] => [
  ['C', cx - rx, foot - k * ry, cx - k * rx, foot - ry, cx, foot - ry],
  ['C', cx + k * rx, foot - ry, cx + rx, foot - k * ry, cx + rx, foot],
]

function round(shape: SpecialtyShape, width: number, height: number, by: number): Outline | undefined {
  const [cx, foot] = [width / 2, height - by]
  const box = rect(by, by, width - 2 * by, height - 2 * by)
  const rx = cx - by
  if (shape === 'round') {
    const cy = height / 2
    const ry = cy - by
    const d: Segment[] = [
      ['M', by, cy],
      ...half(cx, cy, rx, ry),
      ['C', cx + rx, cy + k * ry, cx + k * rx, cy + ry, cx, cy + ry],
      ['C', cx - k * rx, cy + ry, cx - rx, cy + k * ry, by, cy],
      ['Z'],
    ]
    return { points: [0, 4, 8, 12].flatMap((from) => bend([cx, cy], rx, ry, from)), d, box, spring: cy }
  }
  if (shape === 'arch' || shape === 'half_round') {
    // An arch has straight sides below the curve; a half-round is only the curve.
    const rise = shape === 'half_round' ? height : Math.min(cx, height / 2)
    const spring = Math.min(rise, foot)
    const ry = spring - by
    const legs: Segment[] =
      spring < foot
        ? [
            ['L', width - by, foot],
            ['L', by, foot],
          ]
        : []
    return {
      points: [
        ...bend([cx, spring], rx, ry, 0),
        ...bend([cx, spring], rx, ry, 4),
        ...(spring < foot
          ? ([
              [width - by, foot],
              [by, foot],
            ] as Point[])
          : []),
      ],
      d: [['M', by, spring], ...half(cx, spring, rx, ry), ...legs, ['Z']],
      box,
      spring,
    }
  }
  if (shape === 'quarter_round') {
    const [wide, high] = [width - 2 * by, foot - by]
    return {
      points: [...bend([width - by, foot], wide, high, 0), [width - by, foot]],
      d: [
        ['M', by, foot],
        ['C', by, foot - k * high, width - by - k * wide, by, width - by, by],
        ['L', width - by, foot],
        ['Z'],
      ],
      box,
      spring: foot,
    }
  }
  return undefined
}

const flip = ({ points, d, ...rest }: Outline, width: number): Outline => ({
  ...rest,
  points: [...points].reverse().map(([x, y]) => [width - x, y] as const),
  d: d.map((segment): Segment => {
    if (segment[0] === 'Z') return segment
    if (segment[0] !== 'C') return [segment[0], width - segment[1], segment[2]]
    const [, ax, ay, bx, by, x, y] = segment
    return ['C', width - ax, ay, width - bx, by, width - x, y]
  }),
})

/** The outline of a specialty shape, moved inward by `by` inches on every side. */
export function outlineOf(
  shape: SpecialtyShape,
  width: number,
  height: number,
  by: number,
  flipped = false,
): Outline {
  const curved = round(shape, width, height, by)
  if (curved) return flipped ? flip(curved, width) : curved
  const points = shrink(
    (straight[shape] ?? []).map(([x, y]) => [x * width, y * height]),
    by,
  )
  const outline = {
    points,
    d: polygon(points),
    box: rect(by, by, width - 2 * by, height - 2 * by),
    spring: height - by,
  }
  return flipped ? flip(outline, width) : outline
}

/** Whether a shape has no curves, so that its frame has mitered corners. */
export const isStraight = (shape: SpecialtyShape) => shape in straight
