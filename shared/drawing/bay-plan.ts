import { formatInches, nearestSixteenth } from '../catalogue/dimension'
import { label, strokes } from './annotations/annotation'
import { ink, note, tone } from './color'
import { corners, rect, type Place, type Point } from './geometry'
import { resolve, type DrawingInput } from './input'
import { bayParts } from './paint/bay'
import { path, placed, polygon, polyline, type Scene, type Shape } from './scene'

/** Depth of a unit of the bay, and how far the wall is drawn beside it; inches. */
const unitDepth = 3.25
const wallDepth = 5
const wallReach = 14

/** One window of the bay from above: its frame at both ends, its glass between. */
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
 * A bay window from above, the house at the top: a center parallel to the wall and sides that come back to it at
 * 45 degrees, with the projection as a dimension. Inches; the width is that of the elevation.
 */
export function drawBayPlan(input: Omit<DrawingInput, 'style'>): Scene {
  const { width, height, profile } = resolve({ ...input, style: 'bay' })
  const { side, sideWindow, center } = bayParts(width, height)
  const hair = width / 420
  const size = width / 26
  const turn = Math.SQRT1_2
  // A side window starts at the wall and runs down to the corner of the center.
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
      ...unitPlan(left, sideWindow, profile.frame, input.finish, hair),
      ...unitPlan(right, sideWindow, profile.frame, input.finish, hair),
      ...unitPlan(front, center, profile.frame, input.finish, hair),
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
