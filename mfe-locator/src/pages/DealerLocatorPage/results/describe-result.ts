import type { Query } from '../../../search/query'
import type { SearchResult } from '../../../search/search-dealers'
import { dealerNouns, description as content } from '../content'

/** The count of a search result, and where needed a note on how the search was understood. */
export type Description = { count: string; note?: string }

/** Describes a search result, as in "12 dealers within 25 miles of 92880, nearest first". */
export function describeResult(result: SearchResult, query: Query): Description {
  return { count: countOf(result, query), note: noteOf(result, query) }
}

function countOf(result: SearchResult, query: Query): string {
  const { found, nearbyCount, match, center } = result
  const nouns = dealerNouns[query.type ?? 'all']
  if (found.length === 0) return content.none(nouns.many)

  const isPlace = match.kind === 'place' || match.kind === 'out-of-state'
  const withKeyword = query.keyword && !isPlace ? ` ${content.withKeyword(query.keyword)}` : ''
  if (!center) return content.inOrder(content.count(found.length, nouns) + withKeyword)

  const more = found.length - nearbyCount
  const moreByName = more > 0 ? content.more(more, query.keyword) : ''
  return content.count(nearbyCount, nouns) + withKeyword + whereOf(result) + moreByName
}

const placeName = ({ center }: SearchResult) => (center?.of === 'place' ? center.label : content.you)

function whereOf(result: SearchResult): string {
  const place = placeName(result)
  if (result.isBeyondRadius) return content.nearest(place)
  if (result.radius === 'any') return content.byDistance(place)
  return content.within(result.radius, place)
}

function noteOf(result: SearchResult, query: Query): string | undefined {
  const { match, isBeyondRadius, radius } = result
  if (match.kind === 'out-of-state') return content.outOfState(match.zip, match.state)
  if (match.kind === 'unknown-zip') return content.unknownZip(match.zip)
  if (isBeyondRadius) {
    return content.noneWithin(dealerNouns[query.type ?? 'all'].many, radius, placeName(result))
  }
  if (match.kind === 'place' && match.place.kind === 'zip-area') return content.zipArea(match.place.label)
  return undefined
}
