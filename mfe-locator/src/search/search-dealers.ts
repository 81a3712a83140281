import type { Point } from '../dealers/dealer'
import { findPlace } from '../places/find-place'
import type { PlaceAnswer } from '../places/find-place'
import type { Places } from '../places/open-places'
import { milesToAll, sortByMiles } from './dealer-index'
import type { DealerIndex } from './dealer-index'
import { usualRadius } from './query'
import type { Query, Radius } from './query'

/** How many are shown where nobody is within the radius. */
export const nearestShown = 5

export type SearchResult = {
  /** Places of the dealers found in `index.dealers`, in the order of the list. */
  found: readonly number[]
  /** So many of `found` come first because of where they are; the rest have the keyword in name or address. */
  nearby: number
  /** What distances are measured from: the place searched for, or else the visitor. */
  center: (Point & { of: 'place' | 'visitor'; label: string }) | null
  /** Miles from the center to every dealer, at the dealer's place. */
  miles: Float64Array | null
  /** The radius in force: the one chosen, or the usual one around a place. */
  radius: Radius
  /** Nobody is within the radius (or the place is not in California): `nearby` are the nearest few instead. */
  beyond: boolean
  /** What the keyword was taken for. */
  answer: PlaceAnswer
}

const nowhere: PlaceAnswer = { kind: 'none' }

/**
 * Searches the dealers: by place (ZIP code, city, county) and by the specification's substring of name or address,
 * within a type and a radius. An empty keyword finds all. A place is never answered with nothing.
 * @param places Without the table only names and addresses are searched.
 * @param here Where the visitor is, when the browser has told.
 */
export function searchDealers(index: DealerIndex, query: Query, places?: Places, here?: Point): SearchResult {
  const answer = places && query.keyword ? findPlace(places, query.keyword) : nowhere
  const center = centerOf(answer, here)
  const miles = center && milesToAll(index, center)
  const radius = query.radius ?? (answer.kind === 'place' ? usualRadius : 'any')
  const base = { center, miles, radius, answer }

  const ofType = placesWhere(index, (at) => !query.type || index.dealers[at]?.type === query.type)
  const byText = textMatches(index, ofType, query.keyword)
  if (!miles) return { ...base, found: byText, nearby: 0, beyond: false }

  // A keyword that is no place narrows the dealers; one that is a place orders all of them.
  const isPlace = answer.kind === 'place' || answer.kind === 'elsewhere'
  const sorted = sortByMiles(isPlace ? ofType : byText, miles)
  const within = answer.kind === 'elsewhere' ? [] : sorted.slice(0, countWithin(sorted, miles, radius))
  const beyond = within.length === 0 && sorted.length > 0
  const nearby = beyond ? sorted.slice(0, nearestShown) : within
  const rest = isPlace ? without(sortByMiles(byText, miles), nearby) : []
  return { ...base, found: [...nearby, ...rest], nearby: nearby.length, beyond }
}

function centerOf(answer: PlaceAnswer, here: Point | undefined): SearchResult['center'] {
  if (answer.kind === 'place' || answer.kind === 'elsewhere') {
    const { lat, lng, label } = answer.place
    return { of: 'place', label, lat, lng }
  }
  return here ? { of: 'visitor', label: '', lat: here.lat, lng: here.lng } : null
}

function placesWhere(index: DealerIndex, keep: (at: number) => boolean): number[] {
  const kept: number[] = []
  for (let at = 0; at < index.dealers.length; at++) if (keep(at)) kept.push(at)
  return kept
}

function textMatches({ texts }: DealerIndex, among: number[], keyword: string): number[] {
  const needle = keyword.toLowerCase()
  return needle ? among.filter((at) => texts[at]?.includes(needle)) : among
}

/** How many of the sorted ones lie within the radius. */
function countWithin(sorted: readonly number[], miles: Float64Array, radius: Radius): number {
  if (radius === 'any') return sorted.length
  const limit = Number(radius)
  const first = sorted.findIndex((at) => (miles[at] ?? 0) > limit)
  return first < 0 ? sorted.length : first
}

function without(from: number[], others: readonly number[]): number[] {
  const known = new Set(others)
  return from.filter((at) => !known.has(at))
}
