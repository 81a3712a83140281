import { formatInches, nearestSixteenth } from '../../catalogue/dimension'
import { note } from '../canvas/color'
import type { Point } from '../canvas/geometry'
import { polyline } from '../canvas/drawing'
import { label, strokes, typeSize, type Annotation, type Marks, type Size } from './annotation'

/** The width below the drawing and the height on its right, between slanted ticks. */
export const dimensions = (product: Size, hair: number): Marks => marksOf(product, hair, typeSize(product))

/** The same with text of a given height in inches, for a drawing whose size on the screen is known. */
export const dimensionsOf =
  (size: number): Annotation =>
  (product, hair) =>
    marksOf(product, hair, size)

/** Space for the dimensions on the right and below, in heights of their text. */
export const dimensionSpace = 2.7

/** Half the length of a slanted tick, in heights of the text. */
const tickSize = 0.28

/**
 * The same for a drawing that fills a box on paper, so that the text is equally large beside a small product and a large
 * one.
 * @param box In points.
 * @param text Height of the text in points.
 */
export const dimensionsIn =
  (box: Size, text: number): Annotation =>
  (product, hair) => {
    const space = text * (dimensionSpace + tickSize)
    const scale = Math.min((box.width - space) / product.width, (box.height - space) / product.height)
    return marksOf(product, hair, text / scale)
  }

/** `size` is the text height in inches. */
function marksOf({ width, height }: Size, hair: number, size: number): Marks {
  const [gap, tick] = [size * 1.1, size * tickSize]
  const [below, beside] = [height + gap, width + gap]
  const lines: Point[][] = [
    [
      [0, height + gap * 0.3],
      [0, below + tick],
    ],
    [
      [width, height + gap * 0.3],
      [width, below + tick],
    ],
    [
      [0, below],
      [width, below],
    ],
    [
      [-tick, below + tick],
      [tick, below - tick],
    ],
    [
      [width - tick, below + tick],
      [width + tick, below - tick],
    ],
    [
      [width + gap * 0.3, 0],
      [beside + tick, 0],
    ],
    [
      [width + gap * 0.3, height],
      [beside + tick, height],
    ],
    [
      [beside, 0],
      [beside, height],
    ],
    [
      [beside - tick, tick],
      [beside + tick, -tick],
    ],
    [
      [beside - tick, height + tick],
      [beside + tick, height - tick],
    ],
  ]
  const inches = (value: number) => formatInches(nearestSixteenth(value))
  return {
    shapes: [
      strokes('dimension', lines.flatMap(polyline), note, hair),
      label([width / 2, below + size * 1.15], inches(width), size, note),
      label([beside + size * 1.15, height / 2], inches(height), size, note, true),
    ],
    margin: { left: tick, top: tick, right: size * dimensionSpace, bottom: size * dimensionSpace },
  }
}
