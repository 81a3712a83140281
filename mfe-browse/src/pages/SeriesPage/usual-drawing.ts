import { formatInches, toInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesFacts } from '@virida/shared/products/catalogue/facts'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { draw } from '@virida/shared/products/drawing/draw'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'

type Drawable = Pick<SeriesFacts, 'style' | 'productType' | 'frameFinishes'>

/** The drawing input of a series at its usual size, in its first finish. */
export function usualInput({ style, productType, frameFinishes }: Drawable): DrawingInput {
  const { width, height } = usualSizes[style]
  const color = frameFinishes.standard[0]?.colorHex ?? '#FFFFFF'
  return {
    style,
    productType,
    width: toInches(width),
    height: toInches(height),
    finish: { outside: color, inside: color },
  }
}

export const scaleDrawing = (series: Drawable): Drawing => draw(usualInput(series), [dimensions])

/** The usual size as text, such as `36 in` and `60 in`. */
export function usualSizeOf({ style }: Pick<Drawable, 'style'>): { width: string; height: string } {
  const { width, height } = usualSizes[style]
  return { width: formatInches(width), height: formatInches(height) }
}
