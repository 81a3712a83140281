import fc from 'fast-check'
import { DimensionError, type DimensionErrorCode, type Sixteenths } from '../dimension'

/** Any length up to the longest, as a count of sixteenths. */
export const anyLength = fc.integer({ min: 0, max: 12_000 * 16 }).map((count) => count as Sixteenths)

/** The code of the `DimensionError` that a function throws. Undefined if it throws none. */
export function dimensionErrorOf(read: () => unknown): DimensionErrorCode | undefined {
  try {
    read()
  } catch (error) {
    return error instanceof DimensionError ? error.code : undefined
  }
  return undefined
}
