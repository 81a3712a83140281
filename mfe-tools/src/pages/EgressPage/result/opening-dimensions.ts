import {
  type Annotation,
  label,
  strokes,
  typeSize,
} from '@virida/shared/products/drawing/annotations/annotation'
import { clearOpening } from '@virida/shared/products/drawing/clear-opening'
import { moss } from '@virida/shared/products/drawing/canvas/color'
import { polyline } from '@virida/shared/products/drawing/canvas/drawing'
import { lengthText } from '../../../content/window-names'

/** Dimension lines for the width and height of the clear opening, drawn inside it. */
export const openingDimensions: Annotation = (product, hair) => {
  const clear = clearOpening(product)
  if (!clear || clear.width <= 0 || clear.height <= 0) return { shapes: [] }
  const size = Math.min(typeSize(product) * 0.9, clear.width / 6, clear.height / 6)
  const [inX, inY] = [clear.x + size * 1.1, clear.y + size * 1.1]
  const [endX, endY] = [clear.x + clear.width, clear.y + clear.height]
  const line = (...points: [number, number][]) => polyline(points)
  return {
    shapes: [
      strokes(
        'opening',
        [...line([clear.x, inY], [endX, inY]), ...line([inX, clear.y], [inX, endY])],
        moss,
        hair * 1.4,
      ),
      label([clear.x + clear.width / 2, inY - size * 0.3], lengthText(clear.width), size, moss),
      label([inX - size * 0.3, clear.y + clear.height / 2], lengthText(clear.height), size, moss, true),
    ],
  }
}
