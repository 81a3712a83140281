import { boundsWith, type Annotation, type Size } from './annotations/annotation'
import { ink, tone } from './canvas/color'
import { stay, type Place } from './canvas/geometry'
import { skyOf, textureOf } from './paint/glass'
import { resolve, type DrawingInput, type Product } from './product/input'
import { paintBay } from './paint/bay'
import { brushFor, type Brush } from './paint/brush'
import { paintSpecialty } from './paint/specialty'
import { paintUnit } from './paint/unit'
import type { Gradient, Drawing, Shape } from './canvas/drawing'

/** Paints a product of any style. `place` maps its points to the drawing. */
export function paint(place: Place, brush: Brush): Shape[] {
  switch (brush.product.style) {
    case 'bay':
      return paintBay(place, brush)
    case 'round_top_specialty_shapes':
      return paintSpecialty(place, brush)
    default:
      return paintUnit(place, brush)
  }
}

const shadow = (name: string, to: readonly [number, number]): Gradient => ({
  name,
  of: 'shape',
  from: [0, 0],
  to,
  stops: [
    [0, ink, 0.34],
    [1, ink, 0],
  ],
})

/**
 * All gradients that a drawing of the product may use: sky in the glass, reflections, shadows, and light on curved
 * frames.
 */
export function paintsOf(product: Product, { width, height }: Size = product): readonly Gradient[] {
  const { finish } = product
  const bent = (name: string, from: number, to: number): Gradient => ({
    name,
    of: 'shape',
    from: [0.2, 0],
    to: [0.6, 1],
    stops: [
      [0, tone(finish, from), 1],
      [1, tone(finish, to), 1],
    ],
  })
  return [
    skyOf(product.glass, width, height, product.view === 'inside'),
    {
      name: 'gleam',
      of: 'shape',
      from: [1, 0],
      to: [0.3, 1],
      stops: [
        [0, '#ffffff', 0.85],
        [1, '#ffffff', 0.05],
      ],
    },
    shadow('under', [0, 1]),
    shadow('beside', [1, 0]),
    bent('rise', 0.5, -0.15),
    bent('fall', -0.22, 0.45),
  ]
}

/** The gradients that at least one shape uses. */
export function used(gradients: readonly Gradient[], shapes: readonly Shape[]): readonly Gradient[] {
  const names = new Set(
    shapes.map((shape) => (shape.kind === 'path' && typeof shape.fill === 'object' ? shape.fill.ref : '')),
  )
  return gradients.filter(({ name }) => names.has(name))
}

/**
 * Draws the front of a product to scale, in inches, from outside or inside, with annotations on top. Throws
 * `DrawingError` for a size, layout or color that cannot be drawn.
 */
export function draw(input: DrawingInput, annotations: readonly Annotation[] = []): Drawing {
  const product = resolve(input)
  const brush = brushFor(product)
  const texture = textureOf(product.glass)
  const marks = annotations.map((annotation) => annotation(product, brush.hair))
  const painted = paint(stay, brush)
  return {
    bounds: boundsWith(product, marks, brush.hair),
    gradients: used(paintsOf(product), painted),
    patterns: texture ? [texture] : [],
    shapes: [...painted, ...marks.flatMap(({ shapes }) => shapes)],
  }
}
