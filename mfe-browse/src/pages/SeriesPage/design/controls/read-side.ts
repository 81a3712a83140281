import { DimensionError, parseInches, type Sixteenths } from '@virida/shared/catalogue/dimension'
import { drawableSide, isDrawable } from '@virida/shared/design/read-design'
import { controlsContent as content } from '../content'

/** What was typed as a side of a design, or what is wrong with it. */
export type ReadSide = { length: Sixteenths; error?: undefined } | { length?: undefined; error: string }

export function readSide(text: string): ReadSide {
  try {
    const length = parseInches(text)
    return isDrawable(length) ? { length } : { error: content.undrawable(drawableSide.min, drawableSide.max) }
  } catch (error) {
    if (error instanceof DimensionError) return { error: content.unreadable }
    throw error
  }
}
