import { ink, note } from '../canvas/color'
import { DrawingError } from '../product/error'
import { rect, type Place, type Point } from '../canvas/geometry'
import type { FrameKind } from '../../catalogue/vocabulary/frames'
import type { WindowLine } from '../../catalogue/vocabulary/window-lines'
import { profileOf } from '../product/profiles'
import { path, placed, polyline, type Drawing, type Shape, type TextShape } from '../canvas/drawing'
import type { Cut } from './cut'
import { frameDepth, type Members } from './depths'
import { fixedLiteAt, frameProfile, meetingStiles, sashAt } from './frame'
import type { Glazing } from './glazing'
import { sectionLabels } from './labels'
import { wallAt, wallDepth, wallPatterns, wallReach } from './wall'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'

export type SectionInput = {
  style: OperatingStyle
  productType?: WindowLine
  frameType: FrameKind
  /** `horizontal` cuts through the jambs, `vertical` through head and sill. */
  cut: 'horizontal' | 'vertical'
  glazing?: Glazing
  /** Color of the vinyl, #RRGGBB. */
  finish?: string
  /** Adds the names of the parts. */
  labels?: boolean
}

/** The default glass of a style. */
const usualGlazing = (style: OperatingStyle): Glazing => ({
  panes: 'dual',
  thickness: style === 'french_swing' || style === 'multi_slide' || style === 'bi_fold' ? 1 : 0.75,
})

/** The part at each end of the section, and whether two panels meet in the middle. */
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

/** Two slanted strokes across the glass, which show that a part of it is not drawn. */
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
 * Draws a cross section through a product in its wall, full size in inches: frame, sash, insulating glass, and the
 * wall that the frame type is made for. A horizontal section has the outside at the top, a vertical one on the left.
 * Throws `DrawingError` with code OPERATION for a retrofit frame in a style that is not made with one.
 */
export function drawSection(input: SectionInput): Drawing {
  const { style, productType = 'venetian', frameType, cut: direction, finish = '#FFFFFF' } = input
  if (frameType === 'retrofit' && (style === 'bay' || style === 'multi_slide' || style === 'bi_fold')) {
    throw new DrawingError(
      'OPERATION',
      `Cannot draw a cross section of ${style} in a retrofit frame: it is not made with one`,
    )
  }
  const { frame, sash, rail } = profileOf(style, productType)
  const glazing = input.glazing ?? usualGlazing(style)
  const depth = frameDepth(style, productType, glazing)
  const members: Members = { frame, sash, rail: Math.max(rail, 1.3), depth, glazing }
  const plan = planOf(input)
  const run = frame + sash + 2.6
  const span = plan.meet ? 2 * run + 3.4 : 2 * run
  const middle = span / 2
  const turn: Place = direction === 'horizontal' ? (u, d) => [u, d] : (u, d) => [d, u]
  const hair = 0.035
  const start: Cut = { place: turn, finish: finish as Cut['finish'], hair }
  const end: Cut = { ...start, place: (u, d) => turn(span - u, d) }

  // From both sides, the glass runs to the break in the middle of the pane.
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
  // Names are below the start of a horizontal section, and beside the start of a vertical one.
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
