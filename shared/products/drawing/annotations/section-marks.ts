import { note } from '../canvas/color'
import type { Point } from '../canvas/geometry'
import { polyline } from '../canvas/drawing'
import { label, strokes, typeSize, type Annotation } from './annotation'

/** Marks the planes of the cross sections: A is horizontal, B is vertical. */
export const sectionMarks: Annotation = (product, hair) => {
  const { width, height } = product
  const size = typeSize(product)
  const out = size * 2.6
  // Not in the middle, where the dimensions have their labels.
  const [cy, cx] = [height * 0.8, width * 0.22]
  const cut = (from: Point, to: Point) => strokes('mark', polyline([from, to]), note, hair * 2.2)
  const thin = (from: Point, to: Point) =>
    strokes('mark', polyline([from, to]), note, hair, [hair * 14, hair * 5])
  return {
    shapes: [
      cut([-out, cy], [-out * 0.35, cy]),
      cut([width + out * 0.35, cy], [width + out, cy]),
      thin([-out * 0.35, cy], [width + out * 0.35, cy]),
      cut([cx, -out], [cx, -out * 0.35]),
      cut([cx, height + out * 0.35], [cx, height + out]),
      thin([cx, -out * 0.35], [cx, height + out * 0.35]),
      label([-out * 0.7, cy - size * 0.4], 'A', size, note),
      label([width + out * 0.7, cy - size * 0.4], 'A', size, note),
      label([cx - size * 0.7, -out * 0.5], 'B', size, note),
      label([cx - size * 0.7, height + out * 0.9], 'B', size, note),
    ],
    margin: { left: out * 1.1, top: out * 1.1, right: out * 1.1, bottom: out * 1.1 },
  }
}
