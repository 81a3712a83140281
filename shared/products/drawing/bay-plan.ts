import { formatInches, nearestSixteenth } from '../catalogue/dimension'
import { label, strokes } from './annotations/annotation'
import { ink, note, tone } from './canvas/color'
import { corners, rect, type Place, type Point } from './canvas/geometry'
import { resolve, type DrawingInput } from './product/input'
import { bayWidths } from './product/bay'
import { path, placed, polygon, polyline, type Drawing, type Shape } from './canvas/drawing'

/** Inches: the depth of one window, the depth of the wall, and how much wall is drawn on each side. */
const unitDepth = 3.25
const wallDepth = 5
const wallReach = 14

/** One window of the bay from above: the frame at both ends and the glass between them. */
function unitPlan(
  place: Place,
  width: number,
  frame: number,
  finish: DrawingInput['finish'],
  hair: number,
): Shape[] {
  const fill = tone((finish?.outside ?? '#FFFFFF') as `#${string}`, 0)
  const part = (x: number, y: number, wide: number, deep: number, color: `#${string}`): Shape =>
    path('frame', placed(polygon(corners(rect(x, y, wide, deep))), place), {
      fill: color,
      stroke: ink,
      width: hair,
    })
  return [
    part(0, 0, width, unitDepth, '#f4f5f1'),
    part(frame, unitDepth / 2 - 0.375, width - 2 * frame, 0.75, '#c3dfe2'),
    part(0, 0, frame, unitDepth, fill),
    part(width - frame, 0, frame, unitDepth, fill),
  ]
}

/**
 * Draws a bay window from above, with the house at the top. The center is parallel to the wall, the sides run back to
 * it at 45 degrees, and a dimension shows how far the bay projects. Inches; `width` is the width of the whole bay.
 */
export function drawBayPlan(input: Omit<DrawingInput, 'style'>): Drawing {
  const { width, profile } = resolve({ ...input, style: 'bay' })
  const { side, window } = bayWidths(width)
  const hair = width / 420
  const size = width / 26
  const turn = side / window
  // A side window runs from the wall to the corner of the center window.
  const left: Place = (x, y) => [x * turn + y * turn, wallDepth + x * turn - y * turn]
  const right: Place = (x, y) => {
    const [px, py] = left(x, y)
    return [width - px, py]
  }
  const front: Place = (x, y) => [side + x, wallDepth + side - y]
  const wall = (x: number): Shape =>
    path('wall', polygon(corners(rect(x, 0, wallReach, wallDepth))), {
      fill: '#ead9bd',
      stroke: ink,
      width: hair,
    })
  const seat: Point[] = [
    [0, wallDepth],
    [width, wallDepth],
    [width - side, wallDepth + side],
    [side, wallDepth + side],
  ]
  const at = width + wallReach * 0.6
  return {
    bounds: rect(-wallReach - hair, -size * 2, width + 2 * wallReach + 2 * hair, wallDepth + side + size * 4),
    gradients: [],
    patterns: [],
    shapes: [
      path('wall', polygon(seat), { fill: '#f1ede3', stroke: note, width: hair }),
      wall(-wallReach),
      wall(width),
      ...unitPlan(left, window, profile.frame, input.finish, hair),
      ...unitPlan(right, window, profile.frame, input.finish, hair),
      ...unitPlan(front, window, profile.frame, input.finish, hair),
      strokes(
        'dimension',
        polyline([
          [at, wallDepth],
          [at, wallDepth + side],
        ]),
        note,
        hair,
      ),
      strokes(
        'dimension',
        polyline([
          [width - side, wallDepth + side],
          [at + size, wallDepth + side],
        ]),
        note,
        hair * 0.8,
      ),
      label([at + size, wallDepth + side / 2], formatInches(nearestSixteenth(side)), size, note, true),
      label([width / 2, -size * 0.6], 'Inside', size, note),
      label([width / 2, wallDepth + side + size * 1.4], 'Outside', size, note),
    ],
  }
}
