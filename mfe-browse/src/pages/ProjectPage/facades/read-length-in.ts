import { DimensionError, toInches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { parseInches } from '@virida/shared/products/catalogue/read-length'

/** A range in inches. */
export type InchRange = { min: number; max: number }

/** A typed length in feet and inches. Undefined if the text is not one within the range. */
export function lengthIn(text: string, { min, max }: InchRange): Sixteenths | undefined {
  try {
    const length = parseInches(text)
    return toInches(length) >= min && toInches(length) <= max ? length : undefined
  } catch (error) {
    if (error instanceof DimensionError) return undefined
    throw error
  }
}
