import { plainFractions } from '../../catalogue/plain-fractions'
import type { Point } from '../canvas/geometry'
import type { PathShape, Role, Drawing, Segment, Shape, TextShape } from '../canvas/drawing'

/** Layers by role, with AutoCAD color numbers. Shading has no layer and is left out. */
const layers: Partial<Record<Role, { name: string; color: number }>> = {
  frame: { name: 'FRAME', color: 7 },
  sash: { name: 'SASH', color: 3 },
  glass: { name: 'GLASS', color: 4 },
  grid: { name: 'GRID', color: 8 },
  hardware: { name: 'HARDWARE', color: 6 },
  mark: { name: 'SYMBOL', color: 2 },
  dimension: { name: 'DIMENSION', color: 1 },
  opening: { name: 'CLEAR_OPENING', color: 3 },
  ghost: { name: 'REQUIRED_OPENING', color: 30 },
  wall: { name: 'WALL', color: 9 },
}

/** Layers of sheets. Only files that use them have them. */
const sheetLayers: Partial<Record<Role, { name: string; color: number }>> = {
  roof: { name: 'ROOF', color: 9 },
  ground: { name: 'GROUND', color: 7 },
  tag: { name: 'TAG', color: 5 },
  text: { name: 'TEXT', color: 7 },
}

const layerOf = (role: Role) => layers[role] ?? sheetLayers[role]

type Pair = readonly [code: number, value: string | number]

const write = (pairs: readonly Pair[]) =>
  pairs
    .map(
      ([code, value]) =>
        `${String(code).padStart(3)}\n${typeof value === 'number' ? number(value) : value}\n`,
    )
    .join('')

/** Integers are written without decimals, because integer group codes do not accept them. */
const number = (value: number) =>
  Number.isInteger(value) ? String(value) : String(Math.round(value * 1e5) / 1e5)
const coordinate = (value: number) => {
  const text = number(value === 0 ? 0 : value)
  return text.includes('.') ? text : `${text}.0`
}
const point = ([x, y]: Point, code = 10): Pair[] => [
  [code, coordinate(x)],
  [code + 10, coordinate(-y)],
  [code + 20, '0.0'],
]

/** Points along a curve, without its start point. */
function chordsOf(
  [sx, sy]: Point,
  [, ax, ay, bx, by, x, y]: Extract<Segment, readonly ['C', ...unknown[]]>,
): Point[] {
  const along = (t: number, s: number, a: number, b: number, e: number) =>
    (1 - t) ** 3 * s + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * e
  // Enough chords to stay within 1/100 in of the curve, for the smallest lock and the widest arch.
  const chords = Math.min(Math.max(Math.ceil(Math.hypot(x - sx, y - sy) * 2), 3), 24)
  return Array.from({ length: chords }, (_, step): Point => {
    const t = (step + 1) / chords
    return [along(t, sx, ax, bx, x), along(t, sy, ay, by, y)]
  })
}

type Run = { points: Point[]; closed: boolean }

/** Converts a path to polylines. Curves become short chords. */
export function flatten(d: readonly Segment[]): Run[] {
  const runs: Run[] = []
  for (const segment of d) {
    const run = runs.at(-1)
    const last = run?.points.at(-1)
    if (segment[0] === 'Z') {
      if (run) run.closed = true
    } else if (segment[0] === 'C') {
      if (run && last) run.points.push(...chordsOf(last, segment))
    } else if (segment[0] === 'M' || !run) {
      runs.push({ points: [[segment[1], segment[2]]], closed: false })
    } else {
      run.points.push([segment[1], segment[2]])
    }
  }
  return runs
}

const polylineOf = (points: readonly Point[], closed: boolean, layer: string): Pair[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  ...point([0, 0]),
  [70, closed ? 1 : 0],
  ...points.flatMap((at): Pair[] => [[0, 'VERTEX'], [8, layer], ...point(at)]),
  [0, 'SEQEND'],
  [8, layer],
]

const lineOf = (from: Point, to: Point, layer: string): Pair[] => [
  [0, 'LINE'],
  [8, layer],
  ...point(from),
  ...point(to, 11),
]

/** The two edges of a grid bar, which other formats paint as one wide stroke. */
function edges([ax, ay]: Point, [bx, by]: Point, width: number): [Point, Point][] {
  const long = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [(-(by - ay) / long) * (width / 2), ((bx - ax) / long) * (width / 2)]
  return [
    [
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
    ],
    [
      [ax - nx, ay - ny],
      [bx - nx, by - ny],
    ],
  ]
}

function pathEntities({ role, d, width = 0 }: PathShape, move: Point): Pair[] {
  const layer = layerOf(role)?.name
  if (!layer) return []
  return flatten(d).flatMap(({ points, closed }) => {
    const moved = points.map(([x, y]): Point => [x + move[0], y + move[1]])
    if (role === 'grid') {
      return moved
        .slice(1)
        .flatMap((to, index) =>
          edges(moved[index] ?? to, to, width).flatMap(([from, end]) => lineOf(from, end, layer)),
        )
    }
    const [from, to] = moved
    return moved.length === 2 && from && to ? lineOf(from, to, layer) : polylineOf(moved, closed, layer)
  })
}

/**
 * Release 12 supports only ASCII: letters lose their accents, ½ becomes 1/2, and the multiplication sign of a size becomes
 * an x. Other characters, such as line breaks, become question marks, so that a text cannot end its entity.
 */
const ascii = (text: string) =>
  plainFractions(text)
    .replace(/×/g, 'x')
    .replace(/[’‘]/g, "'")
    .replace(/[”“]/g, '"')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '?')

function textEntity({ role, at: [x, y], text, size, anchor, upright }: TextShape, move: Point): Pair[] {
  const where: Point = [x + move[0], y + move[1]]
  return [
    [0, 'TEXT'],
    [8, layerOf(role)?.name ?? '0'],
    ...point(where),
    [40, coordinate(size * 0.72)],
    [1, ascii(text)],
    [50, coordinate(upright ? 90 : 0)],
    [72, anchor === 'middle' ? 1 : anchor === 'end' ? 2 : 0],
    ...point(where, 11),
  ]
}

function entities(shapes: readonly Shape[], move: Point): Pair[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'path') return pathEntities(shape, move)
    if (shape.kind === 'text') return textEntity(shape, move)
    return entities(shape.children, [move[0] + shape.at[0], move[1] + shape.at[1]])
  })
}

/**
 * Removes paths that repeat the outline of an earlier one, which were drawn once for the fill and once for the edge.
 */
function once(shapes: readonly Shape[]): Shape[] {
  const seen = new Set<string>()
  return shapes.filter((shape) => {
    if (shape.kind !== 'path') return true
    const key = shape.role + JSON.stringify(shape.d)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * Writes a drawing as an ASCII file of AutoCAD release 12 (AC1009), which CAD programs of any age read. Inches, with y
 * pointing up and one layer for each role, except `light`: its shapes are left out. Source: Autodesk, "DXF Reference",
 * R12.
 */
export function toDxf(drawing: Drawing): string {
  const { x, y, width, height } = drawing.bounds
  const roles = new Set(drawing.shapes.map(({ role }) => role))
  const own = Object.entries(sheetLayers).flatMap(([role, layer]) => (roles.has(role as Role) ? [layer] : []))
  const used = [...Object.values(layers), ...own]
  return write([
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$INSBASE'],
    ...point([0, 0]),
    [9, '$EXTMIN'],
    ...point([x, y + height]),
    [9, '$EXTMAX'],
    ...point([x + width, y]),
    // Shows lengths in feet and inches, with fractions down to 1/16.
    [9, '$LUNITS'],
    [70, 4],
    [9, '$LUPREC'],
    [70, 4],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LTYPE'],
    [70, 1],
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid line'],
    [72, 65],
    [73, 0],
    [40, '0.0'],
    [0, 'ENDTAB'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, used.length],
    ...used.flatMap(({ name, color }): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, color],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities(once(drawing.shapes), [0, 0]),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ])
}
