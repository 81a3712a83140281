import { toInches, type LengthRange } from '@virida/shared/catalogue/dimension'
import { all, checksOf, openingAt } from './calculate'
import { ticks } from './length'
import { limitsOf, misfitsOf } from './limits'
import type { Floor } from './minimums'
import { openingOf, windows, type Window } from './openings'

/** A frame in inches. */
export type Frame = { width: number; height: number }

/** Whether a frame of this window keeps the minimums of a floor. */
export function passes({ series, style }: Window, { width, height }: Frame, floor: Floor): boolean {
  const opening = openingOf(series, style)
  return opening !== undefined && all(checksOf(openingAt(opening, ticks(width), ticks(height)), floor))
}

/** From one limit to the other; both limits are sixteenths, steps are binary fractions: the sums are exact. */
function lengths({ min, max }: LengthRange, step: number, from = 0): number[] {
  if (min === undefined || max === undefined) return []
  const [first, last] = [Math.max(Math.ceil(toInches(min) / step) * step, from), toInches(max)]
  return Array.from(
    { length: Math.max(Math.floor((last - first) / step) + 1, 0) },
    (_, at) => first + at * step,
  )
}

/** The first of ascending lengths that passes: an opening never shrinks when its frame grows. */
function firstThat(sizes: readonly number[], test: (size: number) => boolean): number | undefined {
  let [low, high] = [0, sizes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(sizes[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return sizes[low]
}

export type SmallestSizes = { narrowest: Frame; shortest: Frame }

const half = 0.5

/** The narrowest and the shortest frame of a window, in half-inch steps, that keep the minimums of a floor. */
export function smallestSizes(window: Window, floor: Floor): SmallestSizes | undefined {
  const limits = limitsOf(window)
  const [widths, heights] = [lengths(limits.width, half), lengths(limits.height, half)]
  const [widest = 0, tallest = 0] = [widths.at(-1), heights.at(-1)]
  const narrow = firstThat(widths, (width) => passes(window, { width, height: tallest }, floor))
  const short = firstThat(heights, (height) => passes(window, { width: widest, height }, floor))
  if (narrow === undefined || short === undefined) return undefined
  const itsHeight =
    firstThat(heights, (height) => passes(window, { width: narrow, height }, floor)) ?? tallest
  const itsWidth = firstThat(widths, (width) => passes(window, { width, height: short }, floor)) ?? widest
  return { narrowest: { width: narrow, height: itsHeight }, shortest: { width: itsWidth, height: short } }
}

export type Change = { kind: 'width' | 'height' | 'both'; frame: Frame }

const eighth = 0.125

/**
 * The smallest changes of a frame, to a full eighth of an inch, after which the window passes: only wider, only
 * taller, or, where neither is enough, the pair that adds least. Within what is made; none where it passes already.
 */
export function smallestChanges(window: Window, { width, height }: Frame, floor: Floor): Change[] {
  const made = misfitsOf(window, { width, height }).length === 0
  if (made && passes(window, { width, height }, floor)) return []
  const limits = limitsOf(window)
  const from = (length: number) => Math.ceil(length / eighth) * eighth
  const widths = lengths(limits.width, eighth, from(width))
  const heights = lengths(limits.height, eighth, from(height))
  const isMade = (frame: Frame) => misfitsOf(window, frame).length === 0
  const single = (
    [
      ['width', firstThat(widths, (size) => passes(window, { width: size, height }, floor))],
      ['height', firstThat(heights, (size) => passes(window, { width, height: size }, floor))],
    ] as const
  ).flatMap(([kind, size]): Change[] => {
    if (size === undefined) return []
    const frame = kind === 'width' ? { width: size, height } : { width, height: size }
    return isMade(frame) ? [{ kind, frame }] : []
  })
  if (single.length > 0) return single
  let best: Frame | undefined
  for (const wide of widths) {
    const high = firstThat(heights, (size) => passes(window, { width: wide, height: size }, floor))
    if (high !== undefined && (!best || wide + high < best.width + best.height))
      best = { width: wide, height: high }
  }
  return best ? [{ kind: 'both', frame: best }] : []
}

/** Every window that is made in this size and passes there, except the asked one. */
export const alternatives = (asked: Window, frame: Frame, floor: Floor): Window[] =>
  windows.filter(
    (window) =>
      !(window.series === asked.series && window.style === asked.style) &&
      misfitsOf(window, frame).length === 0 &&
      passes(window, frame, floor),
  )
