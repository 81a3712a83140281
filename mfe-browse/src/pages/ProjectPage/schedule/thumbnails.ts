import { draw } from '@virida/shared/products/drawing/draw'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'

/** Margin around the largest product, in inches. */
const margin = 2

/**
 * Draws the designs of a list, each in a box of the same size. Shown at equal width, they are to one scale and share
 * a floor line.
 * @returns A drawing for each row; undefined for a design that cannot be read.
 */
export function thumbnails(windows: readonly DescribedWindow[]): readonly (Drawing | undefined)[] {
  const inputs = windows.map(({ made }) => made && inputOf(made))
  const width = Math.max(...inputs.map((input) => input?.width ?? 0)) + 2 * margin
  const height = Math.max(...inputs.map((input) => input?.height ?? 0)) + 2 * margin
  return inputs.map(
    (input) =>
      input && {
        ...draw(input),
        bounds: { x: (input.width - width) / 2, y: input.height + margin - height, width, height },
      },
  )
}

const inputOf = ({ design, record }: DescribedDesign) => drawingOf(design, record)
