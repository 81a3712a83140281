import type { Point } from '../dealers/dealer'
import type { Places } from '../places/create-places'
import { findPlace, type PlaceMatch } from '../places/find-place'
import { indexesWithKeyword, milesToAll, sortByMiles, type DealerIndex } from './dealer-index'
import { defaultRadius, type Query, type Radius } from './query'

/** How many dealers are shown when none is within the radius. */
const nearestCount = 5

export type SearchResult = {
  /** The dealers found, in the order of the list, as indexes into `index.dealers`: first the matches, then those nearby. */
  found: readonly number[]
  /** How many of `found`, counted from the start, have the keyword in their name or address. */
  matchCount: number
  /** How many of `found`, counted from the end, are there because of their distance. */
  nearbyCount: number
  /**
   * The point from which distances are measured: the place that the keyword names, otherwise the place that
   * was searched for before, otherwise the visitor's location.
   */
  center: Center | null
  /** Miles from the center to each dealer, by index. */
  miles: Float64Array | null
  /**
   * The radius that was applied: the visitor's choice, or the default, which is 25 miles around a place and
   * `any` otherwise.
   */
  radius: Radius
  /** True when no dealer is within the radius or the place is not in California. The nearest dealers are shown instead. */
  isBeyondRadius: boolean
  /** The place that the keyword names, if any. */
  match: PlaceMatch
}

/** `near` is a place that was searched for before the current keyword. */
export type Center = Point & { of: 'place' | 'near' | 'visitor'; label: string; isZip: boolean }

/**
 * Searches the dealers (R-DEALER-1).
 *
 * Dealers with the keyword in their name or address come first. If the keyword names a place (ZIP code, city or county),
 * the other dealers within the radius follow, nearest first. An empty keyword finds all dealers. A radius that the
 * visitor has chosen applies to all dealers; the default radius applies only to those nearby. When no dealer is within
 * the radius, the nearest few are found.
 * @param places Without them only names and addresses are searched.
 * @param visitor The visitor's location, if the browser has shared it. If no place was searched for, distances are
 * measured from it.
 */
export function searchDealers(
  index: DealerIndex,
  query: Omit<Query, 'page' | 'design'>,
  places?: Places,
  visitor?: Point,
): SearchResult {
  const { keyword, near, type } = query
  const match: PlaceMatch = places && keyword ? findPlace(places, keyword) : { kind: 'none' }
  const center =
    centerOf(match, 'place') ??
    centerOf(places && near ? findPlace(places, near) : { kind: 'none' }, 'near') ??
    (visitor ? { of: 'visitor' as const, label: '', isZip: false, lat: visitor.lat, lng: visitor.lng } : null)
  const miles = center && milesToAll(index, center)
  const radius = query.radius ?? (match.kind === 'place' ? defaultRadius : 'any')
  const base = { center, miles, radius, match, isBeyondRadius: false }

  const ofType = [...index.dealers.keys()].filter((at) => !type || index.dealers[at]?.type === type)
  const matching = keyword ? indexesWithKeyword(index, ofType, keyword) : []
  if (!center || !miles) {
    const found = keyword ? matching : ofType
    return { ...base, found, matchCount: matching.length, nearbyCount: 0 }
  }

  const isAroundPlace = center.of === 'place'
  const sorted = sortByMiles(keyword && !isAroundPlace ? matching : ofType, miles)
  // No dealer counts as near to a place in another state, for any radius.
  const within = match.kind === 'out-of-state' ? [] : takeWithin(sorted, miles, radius)
  const isBeyondRadius = within.length === 0 && sorted.length > 0
  const shown = isBeyondRadius ? sorted.slice(0, nearestCount) : within
  if (!isAroundPlace) {
    const matchCount = keyword ? shown.length : 0
    return { ...base, found: shown, matchCount, nearbyCount: shown.length - matchCount, isBeyondRadius }
  }

  const matches = takeWithin(sortByMiles(matching, miles), miles, query.radius ?? 'any')
  const nearby = excluding(shown, matches)
  return {
    ...base,
    found: [...matches, ...nearby],
    matchCount: matches.length,
    nearbyCount: nearby.length,
    isBeyondRadius,
  }
}

function centerOf(match: PlaceMatch, of: 'place' | 'near'): Center | null {
  if (match.kind !== 'place' && match.kind !== 'out-of-state') return null
  const { lat, lng, label } = match.place
  return { of, label, lat, lng, isZip: match.kind === 'place' && match.place.kind === 'zip' }
}

/** The part of the sorted indexes that lies within the radius. */
function takeWithin(sorted: readonly number[], miles: Float64Array, radius: Radius): readonly number[] {
  if (radius === 'any') return sorted
  const limit = Number(radius)
  const end = sorted.findIndex((at) => (miles[at] ?? 0) > limit)
  return end < 0 ? sorted : sorted.slice(0, end)
}

function excluding(indexes: readonly number[], excluded: readonly number[]): number[] {
  const skip = new Set(excluded)
  return indexes.filter((at) => !skip.has(at))
}
