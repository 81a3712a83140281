import { clearOpening, type Annotation } from '@virida/shared/drawing'
import { label, strokes, typeSize } from '@virida/shared/drawing/annotations/annotation'
import { moss } from '@virida/shared/drawing/color'
import { polyline } from '@virida/shared/drawing/scene'
import { lengthText } from '../../content/window-names'

/** The clear opening's own width and height, inside of it, as an architect would write them. */
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
