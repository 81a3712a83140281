import { DimensionError, toInches, type DimensionErrorCode, type Sixteenths } from '../../catalogue/dimension'
import { parseInches } from '../../catalogue/read-length'

/** The shortest and longest side of a design, in inches: what a drawing can show. Series have their own limits. */
export const drawableSide = { min: 4, max: 480 } as const

/** Why a text cannot be the side of a design. */
export type SideProblem = Exclude<DimensionErrorCode, 'TOO_LONG'> | 'TOO_LARGE' | 'TOO_SMALL'

/** Reads a side of a design as people type it. Returns the length, or why the text has none that can be drawn. */
export function readSide(text: string): Sixteenths | SideProblem {
  try {
    const length = parseInches(text)
    if (toInches(length) < drawableSide.min) return 'TOO_SMALL'
    return toInches(length) > drawableSide.max ? 'TOO_LARGE' : length
  } catch (error) {
    if (!(error instanceof DimensionError)) throw error
    return error.code === 'TOO_LONG' ? 'TOO_LARGE' : error.code
  }
}
