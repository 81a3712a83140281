import type { Hex } from '../canvas/color'
import { rect, type Point, type Rect } from '../canvas/geometry'
import type { Product } from '../product/input'
import { path, type Role, type Segment, type Shape, type TextShape } from '../canvas/drawing'

/** Lines and labels around a product, and the space in inches that they take on each side. */
export type Marks = {
  shapes: readonly Shape[]
  margin?: Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>
}

/**
 * Draws one kind of information on a product. Annotations are separate functions so that a page loads only the ones that
 * it shows. `hair` is the width of the finest line, in inches.
 */
export type Annotation = (product: Product, hair: number) => Marks

/** All that an annotation needs when it only measures. Inches. */
export type Size = { readonly width: number; readonly height: number }

/** Text height in inches: the same share of every drawing. */
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

/** The box around a product and its annotations. */
export function boundsWith({ width, height }: Size, all: readonly Marks[], hair: number): Rect {
  // Half of the outline is painted outside the frame.
  const most = (side: 'left' | 'top' | 'right' | 'bottom') =>
    Math.max(hair * 2, ...all.map(({ margin }) => margin?.[side] ?? 0))
  const [left, top] = [most('left'), most('top')]
  return rect(-left, -top, width + left + most('right'), height + top + most('bottom'))
}
