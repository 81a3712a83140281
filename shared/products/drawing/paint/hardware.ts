import { tone } from '../canvas/color'
import { compose, rect, type Place, type Rect } from '../canvas/geometry'
import type { Layout, Panel } from '../layout/panel'
import { postureOf } from '../layout/posture'
import { path, placed, type Segment, type Shape } from '../canvas/drawing'
import { isDoorStyle } from '../../catalogue/vocabulary/styles'
import type { Brush } from './brush'

/** A rectangle with rounded corners. */
function rounded({ x, y, width, height }: Rect, radius: number): Segment[] {
  const r = Math.min(radius, width / 2, height / 2)
  const k = r * 0.4477
  const [right, bottom] = [x + width, y + height]
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ]
}

type Piece = { box: Rect; radius: number; light: number }

/** Paints pieces of metal. Later pieces cover earlier ones. */
const metal = (place: Place, pieces: readonly Piece[], { product, hair }: Brush): Shape[] =>
  pieces.map(({ box, radius, light }) =>
    path('hardware', placed(rounded(box, radius), place), {
      fill: tone(product.hardware, light),
      stroke: tone(product.hardware, -0.62),
      width: hair * 0.7,
    }),
  )

const piece = (x: number, y: number, width: number, height: number, radius: number, light = 0): Piece => ({
  box: rect(x, y, width, height),
  radius,
  light,
})

/** A cam lock seen from inside, horizontal or vertical. */
const camLock = (x: number, y: number, standing: boolean): Piece[] =>
  standing
    ? [piece(x - 0.45, y - 1.4, 0.9, 2.8, 0.4, -0.12), piece(x - 0.3, y - 0.5, 0.6, 2.3, 0.3, 0.25)]
    : [piece(x - 1.4, y - 0.45, 2.8, 0.9, 0.4, -0.12), piece(x - 0.5, y - 0.3, 2.3, 0.6, 0.3, 0.25)]

/** The folding crank of a casement or awning. */
const crank = (x: number, y: number): Piece[] => [
  piece(x - 2, y - 0.5, 4, 1, 0.45, -0.1),
  piece(x - 2.6, y - 0.28, 3.6, 0.56, 0.28, 0.2),
  piece(x - 2.9, y - 0.45, 0.9, 0.9, 0.45, 0.05),
]

/** A door pull: a plate and a bar. */
const pull = (x: number, y: number, long: number): Piece[] => [
  piece(x - 0.8, y - long / 2 - 0.8, 1.6, long + 1.6, 0.7, -0.14),
  piece(x - 0.38, y - long / 2, 0.76, long, 0.38, 0.3),
]

/** A door lever on a plate. The lever points toward the hinges. */
const lever = (x: number, y: number, toward: 1 | -1): Piece[] => [
  piece(x - 0.85, y - 4.5, 1.7, 9, 0.6, -0.12),
  piece(toward > 0 ? x - 0.5 : x - 4.5, y - 0.45, 5, 0.9, 0.45, 0.3),
  piece(x - 0.45, y + 2.2, 0.9, 0.9, 0.45, -0.45),
]

const hinges = (x: number, height: number): Piece[] =>
  [0.1, 0.5, 0.9].map((at) => piece(x - 0.4, height * at - 1.6, 0.8, 3.2, 0.3, -0.05))

/** The y of a door handle: 39 in above the bottom, or near the middle of a panel that is too short for that. */
const handle = (height: number) => height - Math.min(39, height * 0.48)

function slidingPieces(
  { outline: { width, height }, faces, motion, track }: Panel,
  brush: Brush,
  tracks: number,
) {
  if (motion.kind !== 'slide') return []
  const leading = motion.dx > 0 ? faces.left / 2 : width - faces.right / 2
  if (!isDoorStyle(brush.product.style)) {
    // The lock of a slider is on the meeting stile and is visible only from inside.
    const meeting = motion.dx > 0 ? width - faces.right / 2 : faces.left / 2
    return brush.product.view === 'inside' ? camLock(meeting, height / 2, true) : []
  }
  return track === tracks ? pull(leading, handle(height), Math.min(9, height * 0.2)) : []
}

function hungPieces({ outline: { width }, faces }: Panel): Piece[] {
  const locks = width > 26 ? [0.27, 0.73] : [0.5]
  return locks.flatMap((at) => camLock(width * at, faces.top / 2, false))
}

function hingedPieces({ outline: { width, height }, faces, motion }: Panel, brush: Brush): Piece[] {
  if (motion.kind !== 'hinge' || motion.on === 'top' || !isDoorStyle(brush.product.style)) return []
  const left = motion.on === 'left'
  return [
    ...hinges(left ? 0 : width, height),
    ...lever(left ? width - faces.right / 2 : faces.left / 2, handle(height), left ? -1 : 1),
  ]
}

function foldingPieces({ outline: { width, height }, faces, motion }: Panel, last: boolean): Piece[] {
  if (motion.kind !== 'fold') return []
  const left = motion.toward === 'left'
  return last
    ? lever(left ? width - faces.right / 2 : faces.left / 2, handle(height), left ? -1 : 1)
    : hinges(left ? width : 0, height)
}

/** Hardware that moves with a panel: locks, pulls, levers and hinges. */
export function panelHardware(panel: Panel, layout: Layout, base: Place, brush: Brush): Shape[] {
  const { motion } = panel
  const place = compose(base, postureOf(panel, brush.product.open))
  const hung = motion.kind === 'slide' && motion.dx === 0 && panel.faces.top !== panel.faces.left
  if (hung) return brush.product.view === 'inside' ? metal(place, hungPieces(panel), brush) : []
  if (motion.kind === 'slide') {
    const tracks = Math.max(...layout.panels.map(({ track }) => track))
    return metal(place, slidingPieces(panel, brush, tracks), brush)
  }
  if (motion.kind === 'fold') {
    const row = layout.panels.filter(
      (other) => other.motion.kind === 'fold' && other.motion.toward === motion.toward,
    )
    return metal(place, foldingPieces(panel, motion.index === row.length - 1), brush)
  }
  return metal(place, hingedPieces(panel, brush), brush)
}

/** Hardware that is fixed to the frame: cranks and side locks. Visible only from inside. */
export function frameHardware({ panels, opening, frame }: Layout, base: Place, brush: Brush): Shape[] {
  const { style, view } = brush.product
  if (view === 'outside' || isDoorStyle(style)) return []
  const sill = (opening.y + opening.height + frame.height) / 2
  return panels.flatMap(({ outline, motion }) => {
    if (motion.kind !== 'hinge') return []
    if (motion.on === 'top') return metal(base, crank(outline.x + outline.width / 2, sill), brush)
    const left = motion.on === 'left'
    const free = left ? outline.x + outline.width - 0.9 : outline.x + 0.9
    return metal(
      base,
      [
        ...crank(outline.x + outline.width * (left ? 0.3 : 0.7), sill),
        ...camLock(free, outline.y + outline.height * 0.62, true),
      ],
      brush,
    )
  })
}
