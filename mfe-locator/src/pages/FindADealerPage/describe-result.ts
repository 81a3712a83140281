import type { DealerType } from '../../dealers/dealer'
import type { Query } from '../../search/query'
import type { SearchResult } from '../../search/search-dealers'

/** What a result is called: the live count, and where needed a word on how the search was understood. */
export type Description = { count: string; note?: string }

const nouns: Record<DealerType | 'all', [one: string, many: string]> = {
  all: ['dealer', 'dealers'],
  windows: ['window supplier', 'window suppliers'],
  doors: ['door supplier', 'door suppliers'],
  glass: ['glass shop', 'glass shops'],
  contractor: ['contractor', 'contractors'],
  materials: ['building materials dealer', 'building materials dealers'],
  other: ['other dealer', 'other dealers'],
}

const number = new Intl.NumberFormat('en-US')

/** "12 dealers within 25 miles of 92880, nearest first". */
export function describeResult(result: SearchResult, query: Query): Description {
  const { found, nearby, answer } = result
  const counted = (many: number) => `${number.format(many)} ${nouns[query.type ?? 'all'][many === 1 ? 0 : 1]}`
  const note = noteOf(result, query)
  const named = `with “${query.keyword}” in name or address`
  if (found.length === 0) return { count: `No ${nouns[query.type ?? 'all'][1]} found`, note }
  if (!result.center) {
    return { count: `${counted(found.length)}${query.keyword ? ` ${named}` : ''}, A to Z`, note }
  }
  const isPlace = answer.kind === 'place' || answer.kind === 'elsewhere'
  const more = found.length > nearby ? `; ${number.format(found.length - nearby)} more ${named}` : ''
  const which = query.keyword && !isPlace ? ` ${named}` : ''
  return { count: `${counted(nearby)}${which}${whereabouts(result)}${more}`, note }
}

const placeName = ({ center }: SearchResult) => (center?.of === 'place' ? center.label : 'you')

function whereabouts(result: SearchResult): string {
  const place = placeName(result)
  if (result.beyond) return ` nearest to ${place}, nearest first`
  if (result.radius === 'any') return `, nearest to ${place} first`
  return ` within ${result.radius} miles of ${place}, nearest first`
}

function noteOf(result: SearchResult, query: Query): string | undefined {
  const { answer, beyond, radius } = result
  if (answer.kind === 'elsewhere') {
    return `ZIP code ${answer.zip} is in ${answer.state}. Our dealers are all in California; these are the nearest to it.`
  }
  if (answer.kind === 'unknown-zip') {
    return `${answer.zip} is not a ZIP code that we know. Check the number, or search by city.`
  }
  if (beyond) {
    const [, many] = nouns[query.type ?? 'all']
    return `There are no ${many} within ${radius} miles of ${placeName(result)}; these are the nearest.`
  }
  if (answer.kind === 'place' && answer.place.kind === 'zip-area') {
    return `We do not have ZIP code ${answer.place.label} on our map: distances are from its neighborhood.`
  }
  return undefined
}
