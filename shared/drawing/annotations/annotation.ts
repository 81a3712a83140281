import type { Hex } from '../color'
import { rect, type Point, type Rect } from '../geometry'
import type { Product } from '../input'
import { path, type Role, type Segment, type Shape, type TextShape } from '../scene'

/** Lines and words about a product, and the inches that they take beside it. */
export type Marks = {
  shapes: readonly Shape[]
  margin?: Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>
}

/**
 * Something that explains a drawing. Each is a function of its own, so that a page which shows no dimensions
 * does not carry the code that draws them. `hair` is the finest line of the drawing.
 */
export type Annotation = (product: Product, hair: number) => Marks

/** What annotations that only measure need to know. */
export type Size = { readonly width: number; readonly height: number }

/** The height of type: the same share of every drawing. */
export const typeSize = ({ width, height }: Size) => Math.max(width, height) / 22

export const label = (at: Point, text: string, size: number, fill: Hex, upright = false): TextShape => ({
  kind: 'text',
  role: 'dimension',
  at,
  text,
  size,
  fill,
  anchor: 'middle',
  upright,
})

export const strokes = (
  role: Role,
  d: readonly Segment[],
  stroke: Hex,
  width: number,
  dash?: [number, number],
): Shape => path(role, d, { stroke, width, ...(dash && { dash }) })

/** The box of a product with all that is drawn around it. */
export function boundsWith({ width, height }: Size, all: readonly Marks[], hair: number): Rect {
  // Room for the half of the outline that stands outside the frame.
  const most = (side: 'left' | 'top' | 'right' | 'bottom') =>
    Math.max(hair * 2, ...all.map(({ margin }) => margin?.[side] ?? 0))
  const [left, top] = [most('left'), most('top')]
  return rect(-left, -top, width + left + most('right'), height + top + most('bottom'))
}
