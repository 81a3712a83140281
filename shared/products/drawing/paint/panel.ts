import { ink } from '../canvas/color'
import {
  compose,
  corners,
  even,
  inset,
  intersect,
  rect,
  type Place,
  type Rect,
  type Sides,
} from '../canvas/geometry'
import { fitted, gridOf, type Panel } from '../layout/panel'
import { postureOf } from '../layout/posture'
import { path, placed, polygon, type Shape } from '../canvas/drawing'
import type { Brush } from './brush'
import { liteIn, pane } from './pane'
import { edge, ring } from './ring'

/**
 * The part of a panel that is not in a wall pocket, in the panel's coordinates, and the visible widths of its stiles.
 */
function outOfPocket(panel: Panel, open: number, opening: Rect): { body: Rect; faces: Sides } {
  const { outline, motion } = panel
  const faces = fitted(panel.faces, outline)
  const whole = rect(0, 0, outline.width, outline.height)
  if (motion.kind !== 'slide') return { body: whole, faces }
  const [x, y] = [outline.x + motion.dx * open, outline.y + motion.dy * open]
  const seen = intersect(rect(x, y, outline.width, outline.height), opening)
  const body = rect(seen.x - x, seen.y - y, seen.width, seen.height)
  return {
    body,
    faces: {
      ...faces,
      left: Math.max(faces.left - body.x, 0),
      right: Math.max(faces.right - (outline.width - body.x - body.width), 0),
    },
  }
}

/** The shadow of a panel on the panels behind it, clipped to the opening. */
function shade(body: Rect, posture: Place, opening: Rect, base: Place, hair: number): Shape {
  const [x, y] = posture(body.x, body.y)
  const cast = intersect(rect(x + hair * 4, y + hair * 4, body.width, body.height), opening)
  return path('light', placed(polygon(corners(cast)), base), { fill: ink, opacity: 0.2 })
}

/**
 * How much a panel is darkened because it is turned open (0 to 1). In a folding row, every second panel is darkened
 * twice as much as the others.
 */
function turnedAway({ motion }: Panel, open: number): number {
  if (motion.kind === 'hinge') return 0.12 * open
  return motion.kind === 'fold' ? 0.1 * open * (1 + (motion.index % 2)) : 0
}

/**
 * The widths of the slope between the face and the glass: a third of the face, but at most 0.85 in. Fixed glass
 * without a sash has only the slope.
 */
function beadOf({ sash }: Panel, { left, top, right, bottom }: Sides): Sides {
  if (!sash) return even(Math.min(left, top, right, bottom))
  const slope = (face: number) => Math.min(face * 0.34, 0.85)
  return { left: slope(left), top: slope(top), right: slope(right), bottom: slope(bottom) }
}

const between = (outer: Sides, inner: Sides): Sides => ({
  left: outer.left - inner.left,
  top: outer.top - inner.top,
  right: outer.right - inner.right,
  bottom: outer.bottom - inner.bottom,
})

/** Paints one panel and its glass in its current position. `base` maps points of the unit to the drawing. */
export function paintPanel(
  panel: Panel,
  opening: Rect,
  base: Place,
  brush: Brush,
  castsShadow: boolean,
): Shape[] {
  const { hair } = brush
  const { finish, open } = brush.product
  const pen = { finish, hair, role: 'sash' } as const
  const posture = postureOf(panel, open)
  const place = compose(base, posture)
  const { body, faces } = outOfPocket(panel, open, opening)
  if (body.width < 0.1 || body.height < 0.1) return []

  const bead = beadOf(panel, faces)
  const face = between(faces, bead)
  const inner = inset(body, face)
  const dusk = turnedAway(panel, open)
  return [
    ...(castsShadow ? [shade(body, posture, opening, base, hair)] : []),
    ...ring(place, body, face, 'flat', pen),
    ...ring(place, inner, bead, 'fall', pen),
    edge(place, inner, 'sash', hair * 0.7, panel.sash ? 0.22 : 0),
    ...pane(place, liteIn(inset(inner, bead)), brush, gridOf(brush.product, panel)),
    edge(place, body, 'sash', hair, 0.5),
    ...(dusk > 0 ? [path('light', placed(polygon(corners(body)), place), { fill: ink, opacity: dusk })] : []),
  ]
}
