import { minimums } from './minimums'

/** Frames are ordered to a sixteenth; a drawn requirement must not look smaller than it is. */
const up = (inches: number) => Math.ceil(inches * 16 - 1e-9) / 16

/**
 * The opening of 5.7 sq ft that is most like one of a given width, in inches: as wide where that is possible, and
 * as high as the area then asks for. Never narrower than 20 in or lower than 24 in.
 */
export function requiredAt(width: number): { width: number; height: number } {
  const { width: narrowest, height: lowest, area } = minimums.upper
  const square = area * 144
  const wide = Math.min(Math.max(width, narrowest), square / lowest)
  return { width: up(wide), height: up(square / wide) }
}
