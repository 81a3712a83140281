import type { Drawing, Shape } from '@virida/shared/products/drawing/canvas/drawing'
import type { Drawn } from './drawings'

/** Inches between two drawings of a sheet. */
const gap = 6

/** Places all drawings of a sheet side by side at full size, for one DXF or SVG file. Lengths are inches. */
export function sheetDrawing(drawn: readonly Drawn[]): Drawing {
  let [x, height] = [0, 0]
  const shapes: Shape[] = []
  const [first] = drawn
  if (!first) throw new Error('Cannot lay out a sheet: it has no drawing')
  for (const { drawing } of drawn) {
    shapes.push({
      kind: 'group',
      role: 'frame',
      at: [x - drawing.bounds.x, -drawing.bounds.y],
      children: drawing.shapes,
    })
    x += drawing.bounds.width + gap
    height = Math.max(height, drawing.bounds.height)
  }
  const byName = <Named extends { name: string }>(all: readonly Named[]) => [
    ...new Map(all.map((one) => [one.name, one])).values(),
  ]
  return {
    bounds: { x: 0, y: 0, width: x - gap, height },
    gradients: byName(drawn.flatMap(({ drawing }) => drawing.gradients)),
    patterns: byName(drawn.flatMap(({ drawing }) => drawing.patterns)),
    shapes,
  }
}
