import { minimums } from '../building-code/minimums'

/** Rounds up to a sixteenth, so that a drawn requirement is never smaller than the real one. */
const roundedUp = (inches: number) => Math.ceil(inches * 16 - 1e-9) / 16

/**
 * The smallest opening with the area that the code asks for on upper floors. It is as wide as a given opening, in inches,
 * or as close to that as the smallest width and height allow.
 */
export function requiredAt(width: number): { width: number; height: number } {
  const { width: narrowest, height: lowest, area } = minimums.upper
  const squareInches = area * 144
  const wide = Math.min(Math.max(width, narrowest), squareInches / lowest)
  return { width: roundedUp(wide), height: roundedUp(squareInches / wide) }
}
