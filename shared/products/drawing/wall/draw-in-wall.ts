import { isDoorStyle } from '../../catalogue/vocabulary/styles'
import type { GlassKind } from '../../catalogue/vocabulary/glass'
import { label } from '../annotations/annotation'
import { tone, type Hex } from '../canvas/color'
import { rect } from '../canvas/geometry'
import { path, polygon, type Drawing, type Gradient, type Shape } from '../canvas/drawing'
import { draw } from '../draw'
import type { DrawingInput } from '../product/input'
import { figureHeight, figureOutline } from './figure'
import { claddingPattern, colorsOf, type Cladding, type Daylight, type WallColors } from './walls'

/** Height in inches of the head of a window above the floor, unless the window is taller. */
const headHeight = 80
/** Wall on each side, wall above, and ground below the product, in inches. */
const [beside, above, below] = [44, 22, 9]
/** The share of light that a pane throws back. The rest shows the room behind it. */
const reflections: Partial<Record<GlassKind, number>> = {
  clear: 0.22,
  low_e3: 0.26,
  low_e4: 0.34,
  bronze: 0.72,
  graylite: 0.8,
  mirrorpane: 0.85,
}
const ofTexture = 0.82

type Faces = { outside: Hex; inside: Hex }

export type WallInput = DrawingInput & { finish: Faces; cladding: Cladding; light: Daylight }

/**
 * Draws a product from outside in a wall on the ground, with a person of 5 ft 8 in beside it. The glass is
 * transparent: it shows a room, which is dark by day and lit at dusk. Inches; the product is at the origin.
 */
export function drawInWall({ cladding, light, ...input }: WallInput): Drawing {
  const { width, height, style, glass = 'clear' } = input
  const colors = colorsOf(cladding, light)
  const lit = light === 'day' ? input.finish : dimmed(input.finish)
  const product = draw({ ...input, finish: lit, view: 'outside' })
  const sill = isDoorStyle(style) ? 0 : Math.max(0, headHeight - height)
  const ground = height + sill
  const bounds = rect(
    -beside,
    -Math.max(above, figureHeight + 8 - ground),
    width + 2 * beside,
    ground + below + Math.max(above, figureHeight + 8 - ground),
  )
  const box = (x: number, y: number, wide: number, high: number) =>
    polygon([
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ])
  const wall = box(bounds.x, bounds.y, bounds.width, ground - bounds.y)
  const at = -beside / 2
  return {
    bounds,
    gradients: [...product.gradients.map((each) => transparent(each, glass)), roomOf(colors, height)],
    patterns: [...product.patterns, claddingPattern(cladding, colors.joint)],
    shapes: [
      path('wall', wall, { fill: colors.wall }),
      path('wall', wall, { fill: { ref: 'cladding' } }),
      path('wall', box(bounds.x, ground, bounds.width, below), { fill: colors.ground }),
      path('wall', figureOutline([at, ground + 2]), { fill: colors.figure }),
      label([at, ground + 2 - figureHeight - 2], '5 ft 8 in', 4.5, colors.words),
      ...product.shapes.flatMap(withRoom),
    ],
  }
}

const dimmed = (finish: Faces): Faces => ({
  outside: tone(finish.outside, -0.5),
  inside: tone(finish.inside, -0.2),
})

/** The room behind the glass: ceiling, wall and floor. */
const roomOf = ({ room: [ceiling, wall, floor] }: WallColors, height: number): Gradient => ({
  name: 'room',
  of: 'drawing',
  from: [0, 0],
  to: [0, height],
  stops: [
    [0, ceiling, 1],
    [0.7, wall, 1],
    [0.72, floor, 1],
    [1, floor, 1],
  ],
})

function transparent(gradient: Gradient, glass: GlassKind): Gradient {
  if (gradient.name !== 'sky') return gradient
  const share = reflections[glass] ?? ofTexture
  return { ...gradient, stops: gradient.stops.map(([offset, color]) => [offset, color, share] as const) }
}

/** Puts the room behind every pane. */
function withRoom(shape: Shape): readonly Shape[] {
  if (shape.kind === 'group') return [{ ...shape, children: shape.children.flatMap(withRoom) }]
  const isPane = shape.kind === 'path' && typeof shape.fill === 'object' && shape.fill.ref === 'sky'
  return isPane ? [{ ...shape, fill: { ref: 'room' } }, shape] : [shape]
}
