import { ink, tone } from '../canvas/color'
import type { Place, Point } from '../canvas/geometry'
import { path, placed, type Shape } from '../canvas/drawing'
import { isStraight, outlineOf, type Outline } from './shapes'
import type { Product } from '../product/input'
import type { Brush } from './brush'
import { pane, type Lite } from './pane'
import { mitered, type Relief } from './ring'

/** Brightness of each side under light from the upper left, by the direction that the side faces. */
const slope = (points: readonly Point[], relief: Relief) => (index: number) => {
  const [ax, ay] = points[index] ?? [0, 0]
  const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
  const long = Math.hypot(bx - ax, by - ay) || 1
  const facing = ((by - ay) / long) * -0.35 + ((bx - ax) / long) * 0.94
  const light = relief === 'rise' ? facing : -facing
  return light > 0 ? light * 0.45 : light * 0.22
}

function step(
  outer: Outline,
  inner: Outline,
  relief: Relief,
  round: boolean,
  place: Place,
  brush: Brush,
): Shape[] {
  const { finish } = brush.product
  if (!round) {
    const to = ([x, y]: Point) => place(x, y)
    const points = outer.points.map(to)
    return mitered(points, inner.points.map(to), relief, slope(points, relief), {
      finish,
      hair: brush.hair,
      role: 'frame',
    })
  }
  const hole = placed([...outer.d, ...inner.d], place)
  const fill = relief === 'flat' ? tone(finish, 0.1) : ({ ref: relief } as const)
  return [path('frame', hole, { fill, hollow: true })]
}

const rim = ({ d }: Outline, place: Place, width: number, opacity: number): Shape =>
  path('frame', placed(d, place), { stroke: ink, width, opacity })

/** The visible glass of a specialty window. */
export function specialtyLite({ shape, width, height, profile, flip }: Product): Lite {
  const { box, points, d, spring } = outlineOf(shape, width, height, profile.frame + profile.bead, flip)
  const corner = shape === 'quarter_round' ? (flip ? 'left' : 'right') : undefined
  return { box, outline: points, d, spring, ...(corner && { corner }) }
}

/** Paints a specialty window. The frame follows the outline and is bent where the outline is round. */
export function paintSpecialty(place: Place, brush: Brush): Shape[] {
  const { shape, width, height, profile, flip, grid } = brush.product
  const at = (by: number) => outlineOf(shape, width, height, by, flip)
  const { frame, bead } = profile
  const [out, lip, face, fall, glass] = [
    at(0),
    at(frame * 0.14),
    at(frame * 0.64),
    at(frame),
    at(frame + bead),
  ]
  const round = !isStraight(shape)
  return [
    ...step(out, lip, 'rise', round, place, brush),
    ...step(lip, face, 'flat', round, place, brush),
    ...step(face, fall, 'fall', round, place, brush),
    ...step(fall, glass, 'fall', round, place, brush),
    rim(face, place, brush.hair * 0.7, 0.25),
    rim(fall, place, brush.hair * 0.8, 0.35),
    ...pane(place, specialtyLite(brush.product), brush, grid),
    rim(out, place, brush.hair * 1.2, 0.6),
  ]
}
