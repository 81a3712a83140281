import { passes, type Frame } from './calculate'
import type { EgressWindow } from './formulas'
import { limitsOf, misfitsOf } from './frame-limits'
import { firstThat, stepsIn } from './length-steps'
import type { Floor } from '../building-code/minimums'

export type Change = { kind: 'width' | 'height' | 'both'; frame: Frame }

/** Inches. */
const step = 0.125

/**
 * The smallest enlargements of a frame, to a full eighth of an inch, with which the window passes on a floor: wider,
 * taller, or both. Both sides change only when one alone is not enough; then the sum of the sides grows by as little
 * as possible. Every frame is within the limits of the window. Empty when the frame passes or no enlargement does.
 */
export function smallestChanges(window: EgressWindow, frame: Frame, floor: Floor): Change[] {
  const fits = (size: Frame) => passes(window, size, floor)
  const isMade = (size: Frame) => misfitsOf(window, size).length === 0
  if (isMade(frame) && fits(frame)) return []

  const limits = limitsOf(window)
  const roundedUp = (length: number) => Math.ceil(length / step) * step
  const widths = stepsIn(limits.width, step, roundedUp(frame.width))
  const heights = stepsIn(limits.height, step, roundedUp(frame.height))

  const width = firstThat(widths, (length) => fits({ ...frame, width: length }))
  const height = firstThat(heights, (length) => fits({ ...frame, height: length }))
  const oneSide: Change[] = [
    ...(width === undefined ? [] : [{ kind: 'width' as const, frame: { width, height: frame.height } }]),
    ...(height === undefined ? [] : [{ kind: 'height' as const, frame: { width: frame.width, height } }]),
  ].filter((change) => isMade(change.frame))
  if (oneSide.length > 0) return oneSide

  let best: Frame | undefined
  for (const wide of widths) {
    const high = firstThat(heights, (length) => fits({ width: wide, height: length }))
    if (high !== undefined && (!best || wide + high < best.width + best.height)) {
      best = { width: wide, height: high }
    }
  }
  return best ? [{ kind: 'both', frame: best }] : []
}
