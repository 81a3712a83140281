import type { Dealer, Point } from '../dealers/dealer'
import { milesBetween } from './distance'

/** The dealers with what every search needs of them, made once. */
export type DealerIndex = {
  /** From A to Z. */
  dealers: readonly Dealer[]
  /** Name and address in lower case, at the dealer's place. */
  texts: readonly string[]
}

export const indexDealers = (dealers: readonly Dealer[]): DealerIndex => ({
  dealers,
  // A line between them, so that no keyword runs from the name into the address.
  texts: dealers.map(({ name, address }) => `${name}\n${address}`.toLowerCase()),
})

/** Miles from a point to every dealer. */
export const milesToAll = (index: DealerIndex, from: Point): Float64Array =>
  Float64Array.from(index.dealers, (dealer) => milesBetween(from, dealer))

/**
 * Sorts places of dealers by distance, and by name where it is the same. Distance and place go into one number
 * (hundredths of a mile, then 22 bits), because numbers are sorted ten times faster than objects are.
 */
export function sortByMiles(at: readonly number[], miles: Float64Array): number[] {
  const room = 2 ** 22
  const keys = Float64Array.from(at, (one) => Math.round((miles[one] ?? 0) * 100) * room + one).sort()
  return Array.from(keys, (key) => key % room)
}
