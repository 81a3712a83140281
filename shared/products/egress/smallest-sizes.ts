import { passes, type Frame } from './calculate'
import type { EgressWindow } from './formulas'
import { limitsOf } from './frame-limits'
import { firstThat, stepsIn } from './length-steps'
import type { Floor } from '../building-code/minimums'

export type SmallestSizes = { narrowest: Frame; shortest: Frame }

/** Inches. */
const step = 0.5

/**
 * The narrowest and the shortest frame of a window, in half-inch steps, that pass on a floor. The
 * narrowest has the least height that passes, the shortest the least width. Undefined when no frame that is made passes.
 */
export function smallestSizes(window: EgressWindow, floor: Floor): SmallestSizes | undefined {
  const limits = limitsOf(window)
  const [widths, heights] = [stepsIn(limits.width, step), stepsIn(limits.height, step)]
  const [widest = 0, tallest = 0] = [widths.at(-1), heights.at(-1)]
  const narrowWidth = firstThat(widths, (width) => passes(window, { width, height: tallest }, floor))
  const shortHeight = firstThat(heights, (height) => passes(window, { width: widest, height }, floor))
  if (narrowWidth === undefined || shortHeight === undefined) return undefined
  const narrowHeight = firstThat(heights, (height) => passes(window, { width: narrowWidth, height }, floor))
  const shortWidth = firstThat(widths, (width) => passes(window, { width, height: shortHeight }, floor))
  return {
    narrowest: { width: narrowWidth, height: narrowHeight ?? tallest },
    shortest: { width: shortWidth ?? widest, height: shortHeight },
  }
}
