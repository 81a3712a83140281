import { draw, type Scene } from '@virida/shared/drawing'
import { drawingOf } from '@virida/shared/design/drawing-of'
import type { DescribedDesign, DescribedWindow } from '@virida/shared/project/describe-window'

/** Inches around the largest product. */
const margin = 2

/**
 * The designs of a list, each in a box of one size: boxes of equal width on the page show all products to one
 * scale, standing on one floor. A design that cannot be read has no drawing.
 */
export function thumbnails(windows: readonly DescribedWindow[]): readonly (Scene | undefined)[] {
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
