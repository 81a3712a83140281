import { ink, note } from './color'
import { DrawingError } from './error'
import { rect, type Place, type Point } from './geometry'
import { profileOf, type ProductType } from './profiles'
import { path, placed, polyline, type Scene, type Shape, type TextShape } from './scene'
import type { Cut } from './section/cut'
import { fixedLiteAt, frameProfile, meetingStiles, sashAt, type Members } from './section/frame'
import type { Glazing } from './section/glazing'
import { sectionLabels } from './section/labels'
import { wallAt, wallDepth, wallPatterns, wallReach, type FrameKind } from './section/wall'
import { isDoorStyle, type OperatingStyle } from './styles'

export type { FrameKind, Glazing }

export type SectionInput = {
  style: OperatingStyle
  productType?: ProductType
  frameType: FrameKind
  /** Level through the jambs, or upright through head and sill. */
  cut: 'horizontal' | 'vertical'
  glazing?: Glazing
  /** Colour of the vinyl, #RRGGBB. */
  finish?: string
  /** Names the parts, from the wall to the glass. */
  labels?: boolean
}

/** Two tracks side by side, from the outer face to the inner one. Venetian takes triple glass in both. */
const depths: Record<ProductType, number> = { platinum: 3.375, bellagio: 3.5, venetian: 3.75 }

/** A single sash needs no second track. */
function depthOf(style: OperatingStyle, productType: ProductType, glazing: Glazing): number {
  if (style === 'casement' || style === 'awning' || style === 'french_swing' || style === 'bi_fold') {
    return glazing.thickness + 1.75
  }
  return isDoorStyle(style) ? 4.5 : depths[productType]
}

/** The glass of a style where none is asked for (specification, browsing 3 "Glazing"). */
const usualGlazing = (style: OperatingStyle): Glazing => ({
  panes: 'dual',
  thickness: style === 'french_swing' || style === 'multi_slide' || style === 'bi_fold' ? 1 : 0.75,
})

/** What stands at each end of a cut, and whether two panels meet between them. */
type Plan = { start: 'fixed' | 'outer' | 'inner'; end: 'fixed' | 'outer' | 'inner'; meet: boolean }

function planOf({ style, cut }: SectionInput): Plan {
  const across = cut === 'horizontal'
  switch (style) {
    case 'single_hung':
      return across
        ? { start: 'inner', end: 'inner', meet: false }
        : { start: 'fixed', end: 'inner', meet: true }
    case 'double_hung':
      return across
        ? { start: 'inner', end: 'inner', meet: false }
        : { start: 'outer', end: 'inner', meet: true }
    case 'horizontal_slider':
      return across
        ? { start: 'fixed', end: 'inner', meet: true }
        : { start: 'inner', end: 'inner', meet: false }
    case 'sliding_glass':
    case 'french_sliding':
    case 'multi_slide':
      return across
        ? { start: 'outer', end: 'inner', meet: true }
        : { start: 'inner', end: 'inner', meet: false }
    case 'picture':
    case 'round_top_specialty_shapes':
    case 'bay':
      return { start: 'fixed', end: 'fixed', meet: false }
    default:
      return { start: 'outer', end: 'outer', meet: false }
  }
}

/** Glass that goes on beyond what is drawn: two slanted strokes across it. */
function breakAt(cut: Cut, u: number, d: number, deep: number): Shape[] {
  const stroke = (at: number): Point[] => [
    [at - 0.12, d + deep + 0.5],
    [at + 0.12, d - 0.5],
  ]
  const [from, to] = [stroke(u - 0.14), stroke(u + 0.14)]
  return [
    path('light', placed([...polyline([...from, ...[...to].reverse()]), ['Z']], cut.place), {
      fill: '#ffffff',
    }),
    ...[from, to].map((line) =>
      path('mark', placed(polyline(line), cut.place), { stroke: note, width: cut.hair }),
    ),
  ]
}

const caption = (at: Point, text: string): TextShape => ({
  kind: 'text',
  role: 'dimension',
  at,
  text,
  size: 0.62,
  fill: note,
  anchor: 'middle',
})

/**
 * A section through a product in its wall, full size in inches: frame, sash, insulating glass and the wall that
 * the frame type is made for. Horizontal sections have the outside at the top, vertical ones on the left.
 * Throws `DrawingError` with code OPERATION for a retrofit frame where none is made.
 */
export function drawSection(input: SectionInput): Scene {
  const { style, productType = 'venetian', frameType, cut: direction, finish = '#FFFFFF' } = input
  if (frameType === 'retrofit' && (style === 'bay' || style === 'multi_slide' || style === 'bi_fold')) {
    throw new DrawingError('OPERATION', `Cut ${style} in a retrofit frame, which it is not made in`)
  }
  const { frame, sash, rail } = profileOf(style, productType)
  const glazing = input.glazing ?? usualGlazing(style)
  const depth = depthOf(style, productType, glazing)
  const members: Members = { frame, sash, rail: Math.max(rail, 1.3), depth, glazing }
  const plan = planOf(input)
  const run = frame + sash + 2.6
  const span = plan.meet ? 2 * run + 3.4 : 2 * run
  const middle = span / 2
  const turn: Place = direction === 'horizontal' ? (u, d) => [u, d] : (u, d) => [d, u]
  const hair = 0.035
  const start: Cut = { place: turn, finish: finish as Cut['finish'], hair }
  const end: Cut = { ...start, place: (u, d) => turn(span - u, d) }

  // Glass runs to the break in the middle of each lite, from both sides.
  const breaks = plan.meet ? [run - 0.2, span - run + 0.2] : [middle]
  const [near = middle, far = middle] = breaks
  const at = (cut: Cut, kind: Plan['start']) => [
    ...wallAt(cut, frameType, depth),
    ...frameProfile(cut, members),
    ...(kind === 'fixed' ? fixedLiteAt(cut, members, near) : sashAt(cut, members, kind, near)),
  ]
  const meeting = plan.meet
    ? meetingStiles(start, end, members, middle - members.rail / 2, far, plan.start === 'fixed')
    : []

  const deep = wallDepth(frameType)
  const level = direction === 'horizontal'
  const named = input.labels ? sectionLabels(frameType, members, plan.start, level, deep, hair) : undefined
  // Names stand below the start of a level section and beside the start of an upright one.
  const reach = named?.reach ?? 0
  const words = level
    ? [caption([middle, -0.7], 'Outside'), caption([named ? span + 1.4 : middle, deep + 1], 'Inside')]
    : [caption([-1.9, middle], 'Outside'), caption([deep + 1.3, middle], 'Inside')]
  const [x, y] = turn(-wallReach, -1.6)
  const [right, bottom] = turn(span + wallReach, deep + Math.max(1.4, reach))
  const sides = level ? 0 : 1.6
  return {
    bounds: rect(x - sides, y, right - x + 2 * sides, bottom - y),
    gradients: [],
    patterns: frameType === 'block' ? [] : wallPatterns,
    shapes: [
      ...at(start, plan.start),
      ...at(end, plan.end),
      ...meeting,
      ...breaks.flatMap((u) => breakAt(start, u, 0.3, depth - 0.6)),
      path(
        'mark',
        placed(
          polyline([
            [-wallReach, -1],
            [-wallReach, deep + 0.6],
          ]),
          turn,
        ),
        {
          stroke: ink,
          width: hair,
          dash: [0.4, 0.16],
        },
      ),
      path(
        'mark',
        placed(
          polyline([
            [span + wallReach, -1],
            [span + wallReach, deep + 0.6],
          ]),
          turn,
        ),
        {
          stroke: ink,
          width: hair,
          dash: [0.4, 0.16],
        },
      ),
      ...words,
      ...(named?.shapes ?? []),
    ],
  }
}
