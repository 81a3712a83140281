import { compose, shift, type Place } from '../canvas/geometry'
import type { Panel } from './panel'

const quarter = Math.PI / 2

/** How far hinged panels turn when fully open. At a right angle they would not be visible. */
const turns = { side: 0.76 * quarter, top: 0.5 * quarter, fold: 0.86 * quarter }
/** How much smaller the free edge looks when a panel is turned by 90 degrees. */
const recede = 0.09

/**
 * The position of a panel in perspective, turned around its left edge. `near` and `far` weight how much the left and
 * right edges shrink.
 */
function turned(width: number, height: number, angle: number, near: number, far: number): Place {
  const across = Math.cos(angle)
  const depth = recede * Math.sin(angle)
  return (x, y) => {
    const size = 1 - depth * (near + ((far - near) * x) / width)
    return [x * across, height / 2 + (y - height / 2) * size]
  }
}

/** The mirror image of a placement, around the middle of the panel. */
const mirrored =
  (place: Place, width: number): Place =>
  (x, y) => {
    const [px, py] = place(width - x, y)
    return [width - px, py]
  }

/**
 * The position of a panel when the product is open by `open` (0 to 1). The result maps points of the panel (its top
 * left corner is 0, 0) to points of the unit. Turned panels shrink in both views, so they never leave the outline of
 * the frame.
 */
export function postureOf({ outline, motion }: Panel, open: number): Place {
  const { width, height } = outline
  const home = shift(outline.x, outline.y)
  if (motion.kind === 'slide') return shift(outline.x + motion.dx * open, outline.y + motion.dy * open)
  if (motion.kind === 'hinge') {
    if (motion.on === 'top') {
      const down = turned(height, width, turns.top * open, 0, 1)
      return compose(home, (x, y) => {
        const [py, px] = down(y, x)
        return [px, py]
      })
    }
    const left = turned(width, height, turns.side * open, 0, 1)
    return compose(home, motion.on === 'left' ? left : mirrored(left, width))
  }
  if (motion.kind === 'fold') {
    const angle = turns.fold * open
    const away = motion.index % 2
    const left = turned(width, height, angle, away, 1 - away)
    const gap = motion.index * width * (1 - Math.cos(angle))
    return motion.toward === 'left'
      ? compose(home, compose(shift(-gap, 0), left))
      : compose(home, compose(shift(gap, 0), mirrored(left, width)))
  }
  return home
}
