import { note } from '../canvas/color'
import { corners, inset, rect, type Point, type Rect } from '../canvas/geometry'
import { layoutOf } from '../layout/layout'
import type { Panel } from '../layout/panel'
import { postureOf } from '../layout/posture'
import { placed, polyline, type Segment, type Shape } from '../canvas/drawing'
import { strokes, type Annotation } from './annotation'

const arrow = ({ x, y, width, height }: Rect, dx: number, dy: number): Segment[] => {
  const long = Math.min(dx ? width : height, Math.max(width, height) * 0.6) * 0.4
  const [ux, uy] = [Math.sign(dx), Math.sign(dy)]
  const [cx, cy] = [x + width / 2, y + height / 2]
  const tip: Point = [cx + (ux * long) / 2, cy + (uy * long) / 2]
  const barb = (turn: number): Point => [
    tip[0] - (ux + uy * turn) * long * 0.22,
    tip[1] - (uy + ux * turn) * long * 0.22,
  ]
  return [
    ...polyline([[cx - (ux * long) / 2, cy - (uy * long) / 2], tip]),
    ...polyline([barb(0.6), tip, barb(-0.6)]),
  ]
}

/**
 * The symbol of how a panel opens: an arrow for a sliding panel, nothing for a fixed one, and two dashed lines that
 * meet at the hinges for any other.
 */
function symbolOf(panel: Panel, open: number, hair: number): Shape[] {
  const { outline, faces, motion } = panel
  const place = postureOf(panel, open)
  const box = inset(rect(0, 0, outline.width, outline.height), faces)
  if (motion.kind === 'fixed') return []
  if (motion.kind === 'slide') {
    return [strokes('mark', placed(arrow(box, motion.dx, motion.dy), place), note, hair * 2)]
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = corners(box)
  const on = motion.kind === 'hinge' ? motion.on : hingeOf(motion)
  const ends: Record<typeof on, Point[]> = {
    left: [topRight, [box.x, box.y + box.height / 2], bottomRight],
    right: [topLeft, [box.x + box.width, box.y + box.height / 2], bottomLeft],
    top: [bottomLeft, [box.x + box.width / 2, box.y], bottomRight],
  }
  return [strokes('mark', placed(polyline(ends[on]), place), note, hair * 1.4, [hair * 9, hair * 6])]
}

/** The hinged side alternates along a row of folding panels. */
const hingeOf = ({ toward, index }: { toward: 'left' | 'right'; index: number }) =>
  (index % 2 === 0) === (toward === 'left') ? 'left' : 'right'

/** Draws an arrow on each sliding panel, and two dashed lines that meet at the hinges on each panel that turns. */
export const operationMarks: Annotation = (product, hair) => ({
  shapes: layoutOf(product).panels.flatMap((panel) => symbolOf(panel, product.open, hair)),
})

/** The same marks, drawn so wide that they can be told apart where the whole drawing is as small as a thumbnail. */
export const wideOperationMarks: Annotation = (product, hair) => operationMarks(product, hair * 6)
