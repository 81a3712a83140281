import { formatInches, toInches } from '@virida/shared/catalogue/dimension'
import type { SeriesFacts } from '@virida/shared/catalogue/series-record'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import { dimensions, draw } from '@virida/shared/drawing'
import type { DrawingInput, Scene } from '@virida/shared/drawing'

type Drawable = Pick<SeriesFacts, 'style' | 'productType' | 'frameFinishes'>

/** A series at the size at which it is often ordered, in its first finish. */
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

export const scaleDrawing = (series: Drawable): Scene => draw(usualInput(series), [dimensions])

/** `36 in`, `60 in`: what the drawing to scale measures. */
export function usualSizeOf({ style }: Pick<Drawable, 'style'>): { width: string; height: string } {
  const { width, height } = usualSizes[style]
  return { width: formatInches(width), height: formatInches(height) }
}
