import type { Query } from '../../../search/query'
import type { SearchResult } from '../../../search/search-dealers'
import { dealerNouns, description as content } from '../content'

export type Description = {
  /** What was found, as in "2 dealers match “Cypress”, 38 more nearby. Distances are from Cypress." */
  count: string
  /** The dealers below the heading "Nearby", as in "38 more dealers within 25 miles of Cypress, nearest first". */
  nearby?: string
  /** A note where the result is not what the visitor asked for, such as for a ZIP code in another state. */
  note?: string
}

/** Describes a search result in words. */
export function describeResult(result: SearchResult, query: Query): Description {
  const { matchCount, nearbyCount } = result
  const hasBoth = matchCount > 0 && nearbyCount > 0
  return {
    count: countOf(result, query),
    nearby: hasBoth ? content.more(nearbyCount, nounsOf(query)) + whereOf(result) : undefined,
    note: noteOf(result, query),
  }
}

const nounsOf = ({ type }: Query) => dealerNouns[type ?? 'all']

function countOf(result: SearchResult, query: Query): string {
  const { found, matchCount, nearbyCount, center } = result
  const nouns = nounsOf(query)
  if (found.length === 0) return content.none(nouns.many)
  if (matchCount === 0)
    return content.count(found.length, nouns) + (center ? whereOf(result) : content.inOrder)

  const matches = content.match(matchCount, query.keyword)
  if (doesCountSayWhere(result)) {
    const nearby = nearbyCount > 0 ? content.moreNearby(nearbyCount) : ''
    // A visitor who typed a name might take the distances for those from home, as after a search for a ZIP code.
    return content.count(matchCount, nouns) + matches + nearby + content.distancesFrom(placeName(result))
  }
  if (!center) return content.count(matchCount, nouns) + matches + content.inOrder
  const isNarrowed = result.radius !== 'any' && !result.isBeyondRadius
  return isNarrowed
    ? content.count(matchCount, nouns) + withinOf(result) + matches + content.nearestFirst
    : content.count(matchCount, nouns) + matches + content.byDistance(placeName(result))
}

/**
 * Whether the count says in a sentence of its own where distances are measured from: for dealers found by name or address
 * when the keyword is a place, too.
 */
export const doesCountSayWhere = ({ matchCount, center }: SearchResult) =>
  matchCount > 0 && center?.of === 'place'

const placeName = ({ center }: SearchResult) =>
  !center || center.of === 'visitor' ? content.you : center.label

const withinOf = (result: SearchResult) => content.within(result.radius, placeName(result))

function whereOf(result: SearchResult): string {
  const place = placeName(result)
  if (result.isBeyondRadius) return content.nearest(place) + content.nearestFirst
  if (result.radius === 'any') return content.byDistance(place)
  return withinOf(result) + content.nearestFirst
}

function noteOf(result: SearchResult, query: Query): string | undefined {
  const { match, isBeyondRadius, radius } = result
  if (match.kind === 'out-of-state') return content.outOfState(match.zip, match.state)
  if (match.kind === 'unknown-zip') return content.unknownZip(match.zip)
  if (isBeyondRadius) return content.noneWithin(nounsOf(query).many, radius, placeName(result))
  if (match.kind === 'place' && match.place.kind === 'zip-area') return content.zipArea(match.place.label)
  return undefined
}
