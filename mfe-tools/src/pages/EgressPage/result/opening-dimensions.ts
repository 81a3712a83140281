import {
  type Annotation,
  label,
  strokes,
  typeSize,
} from '@virida/shared/products/drawing/annotations/annotation'
import { clearOpening } from '@virida/shared/products/drawing/clear-opening'
import { moss } from '@virida/shared/products/drawing/canvas/color'
import { polyline } from '@virida/shared/products/drawing/canvas/drawing'
import type { Point } from '@virida/shared/products/drawing/canvas/geometry'
import { lengthText } from '@virida/shared/products/egress/names'

/**
 * Dimension lines for the width and height of the clear opening, above the frame and on its left. The dimensions of the
 * frame are below and on the right, so no text crosses a line of the window.
 */
export const openingDimensions: Annotation = (product, hair) => {
  const clear = clearOpening(product)
  if (!clear || clear.width <= 0 || clear.height <= 0) return { shapes: [] }
  const size = typeSize(product)
  const [gap, tick] = [size * 1.1, size * 0.28]
  const [endX, endY] = [clear.x + clear.width, clear.y + clear.height]
  const lines: Point[][] = [
    [
      [clear.x, -gap],
      [endX, -gap],
    ],
    [
      [-gap, clear.y],
      [-gap, endY],
    ],
    ...[clear.x, endX].flatMap((x): Point[][] => [
      [
        [x, -gap * 0.3],
        [x, -gap - tick],
      ],
      [
        [x - tick, -gap + tick],
        [x + tick, -gap - tick],
      ],
    ]),
    ...[clear.y, endY].flatMap((y): Point[][] => [
      [
        [-gap * 0.3, y],
        [-gap - tick, y],
      ],
      [
        [-gap - tick, y + tick],
        [-gap + tick, y - tick],
      ],
    ]),
  ]
  const text = (length: number) => `${lengthText(length)} in`
  return {
    shapes: [
      strokes('opening', lines.flatMap(polyline), moss, hair),
      label([clear.x + clear.width / 2, -gap - size * 0.35], text(clear.width), size, moss),
      label([-gap - size * 0.35, clear.y + clear.height / 2], text(clear.height), size, moss, true),
    ],
    margin: { left: gap + size * 1.6, top: gap + size * 1.6 },
  }
}
