import { toInches } from '@virida/shared/products/catalogue/dimension'
import type { SeriesFacts } from '@virida/shared/products/catalogue/facts'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'

type Drawable = Pick<SeriesFacts, 'style' | 'productType' | 'frameFinishes'>

/** The drawing input of a series at its usual size, in its first standard finish. */
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
