import type { Point } from '../dealers/dealer'
import type { Places } from '../places/create-places'
import { findPlace, type PlaceMatch } from '../places/find-place'
import { milesToAll, sortByMiles, type DealerIndex } from './dealer-index'
import { defaultRadius, type Query, type Radius } from './query'

/** How many dealers are shown when none is within the radius. */
const nearestCount = 5

export type SearchResult = {
  /** The dealers found, in the order of the list, as indexes into `index.dealers`. */
  found: readonly number[]
  /**
   * How many of `found`, counted from the start, are there because of their distance. The others are farther away and
   * have the keyword in their name or address.
   */
  nearbyCount: number
  /** The point from which distances are measured: the place searched for, otherwise the visitor's location. */
  center: (Point & { of: 'place' | 'visitor'; label: string }) | null
  /** Miles from the center to each dealer, by index. */
  miles: Float64Array | null
  /** The radius that was applied: the visitor's choice, or the default around a place. */
  radius: Radius
  /** True when no dealer is within the radius or the place is not in California. The nearest dealers are shown instead. */
  isBeyondRadius: boolean
  /** The place that the keyword names, if any. */
  match: PlaceMatch
}

/**
 * Searches the dealers (R-DEALER-1).
 *
 * A keyword that names a place (ZIP code, city or county) finds the dealers within the radius, nearest first, then
 * dealers farther away that have the keyword in their name or address. Any other keyword finds the dealers that have
 * it in their name or address. An empty keyword finds all dealers. A search for a place always finds dealers: when
 * none is within the radius, it finds the nearest few.
 * @param places Without them only names and addresses are searched.
 * @param visitor The visitor's location, if the browser has shared it. Results without a place are sorted from here.
 */
export function searchDealers(
  index: DealerIndex,
  query: Query,
  places?: Places,
  visitor?: Point,
): SearchResult {
  const match: PlaceMatch = places && query.keyword ? findPlace(places, query.keyword) : { kind: 'none' }
  const center = centerOf(match, visitor)
  const miles = center && milesToAll(index, center)
  const radius = query.radius ?? (match.kind === 'place' ? defaultRadius : 'any')
  const base = { center, miles, radius, match }

  const ofType = indexesWhere(index, (at) => !query.type || index.dealers[at]?.type === query.type)
  const withKeyword = keepWithKeyword(index, ofType, query.keyword)
  if (!miles) return { ...base, found: withKeyword, nearbyCount: 0, isBeyondRadius: false }

  const isPlace = match.kind === 'place' || match.kind === 'out-of-state'
  const sorted = sortByMiles(isPlace ? ofType : withKeyword, miles)
  // No dealer counts as near to a place in another state, whatever the radius.
  const within = match.kind === 'out-of-state' ? [] : takeWithin(sorted, miles, radius)
  const isBeyondRadius = within.length === 0 && sorted.length > 0
  const nearby = isBeyondRadius ? sorted.slice(0, nearestCount) : within
  const farther = isPlace ? excluding(sortByMiles(withKeyword, miles), nearby) : []
  return { ...base, found: [...nearby, ...farther], nearbyCount: nearby.length, isBeyondRadius }
}

function centerOf(match: PlaceMatch, visitor: Point | undefined): SearchResult['center'] {
  if (match.kind === 'place' || match.kind === 'out-of-state') {
    const { lat, lng, label } = match.place
    return { of: 'place', label, lat, lng }
  }
  return visitor ? { of: 'visitor', label: '', lat: visitor.lat, lng: visitor.lng } : null
}

function indexesWhere(index: DealerIndex, keep: (at: number) => boolean): number[] {
  const kept: number[] = []
  for (let at = 0; at < index.dealers.length; at++) if (keep(at)) kept.push(at)
  return kept
}

function keepWithKeyword({ texts }: DealerIndex, indexes: number[], keyword: string): number[] {
  const needle = keyword.toLowerCase()
  return needle ? indexes.filter((at) => texts[at]?.includes(needle)) : indexes
}

/** The part of the sorted indexes that lies within the radius. */
function takeWithin(sorted: readonly number[], miles: Float64Array, radius: Radius): readonly number[] {
  if (radius === 'any') return sorted
  const limit = Number(radius)
  const end = sorted.findIndex((at) => (miles[at] ?? 0) > limit)
  return end < 0 ? sorted : sorted.slice(0, end)
}

function excluding(indexes: number[], excluded: readonly number[]): number[] {
  const skip = new Set(excluded)
  return indexes.filter((at) => !skip.has(at))
}
