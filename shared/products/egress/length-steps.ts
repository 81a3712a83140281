import { toInches, type LengthRange } from '../catalogue/dimension'

/**
 * The lengths in a range in inches, in ascending order, as multiples of `step`. The first one is at least `from`.
 * Limits are sixteenths and steps are binary fractions, so the sums are exact. If a limit is missing, the list is
 * empty.
 */
export function stepsIn({ min, max }: LengthRange, step: number, from = 0): number[] {
  if (min === undefined || max === undefined) return []
  const first = Math.max(Math.ceil(toInches(min) / step) * step, from)
  const count = Math.max(Math.floor((toInches(max) - first) / step) + 1, 0)
  return Array.from({ length: count }, (_, at) => first + at * step)
}

/**
 * The first of ascending lengths that passes a test, found by bisection: a larger frame never has a smaller
 * opening, so every length after the first one passes as well.
 */
export function firstThat(
  lengths: readonly number[],
  passes: (length: number) => boolean,
): number | undefined {
  let [low, high] = [0, lengths.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(lengths[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return lengths[low]
}
