import { brand } from '@virida/shared/site/brand'
import type { Head } from '@virida/shared/platform/contract'
import { dealersPath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { DealerType } from '../../dealers/dealer'
import { directions } from '../../directions/content'
import { radii } from '../../search/query'
import { madeOnce } from '@virida/shared/site/made-once'

export const head: Head = {
  title: 'Find a dealer',
  description: `Find a California dealer of ${brand.fullName} by ZIP code, city or name: phone, e-mail, address, directions and a map.`,
}

export const crumbs = homeCrumbs({ label: 'Find a Dealer', href: dealersPath })

export const banner = {
  label: 'What dealers do',
  title: 'Find a Dealer',
  intro: `${brand.name} windows and patio doors are sold by independent dealers across California. They measure, quote and order; many of them install.`,
}

const typeLabels: Record<DealerType, string> = {
  windows: 'Window suppliers',
  doors: 'Door suppliers',
  glass: 'Glass shops',
  contractor: 'Contractors',
  materials: 'Building materials',
  other: 'Others',
}

export const searchForm = {
  label: 'Search for dealers',
  keyword: 'Location or dealer name',
  hint: 'Part of a dealer’s name works too.',
  placeholder: 'Enter a location, city, state, or zip',
  search: 'Search',
  radius: 'Distance',
  type: 'Dealer type',
  allTypes: 'All types',
  types: Object.entries(typeLabels).map(([value, label]) => ({ value, label })),
}

/** Around a place, "Any distance" overrides the default radius. Elsewhere it is the default, so its value is empty. */
export const radiusOptions = (isAroundPlace: boolean) => [
  ...radii.flatMap((value) => (value === 'any' ? [] : [{ value, label: `${value} miles` }])),
  { value: isAroundPlace ? 'any' : '', label: 'Any distance' },
]

export const results = {
  title: 'Dealers',
  /** Id of the heading, which gets the focus when another page of the list is shown. */
  titleId: 'dealers-found',
  /** Id of the line with the count, which gets the focus after a search. */
  countId: 'dealers-count',
  list: 'Dealers found',
  searching: 'Searching ...',
  nearby: 'Nearby',
  placesFailed: 'We couldn’t look up places just now, so we searched only names and addresses.',
  didYouMean: 'Did you mean',
}

type Nouns = { one: string; many: string }

export const dealerNouns: Record<DealerType | 'all', Nouns> = {
  all: { one: 'dealer', many: 'dealers' },
  windows: { one: 'window supplier', many: 'window suppliers' },
  doors: { one: 'door supplier', many: 'door suppliers' },
  glass: { one: 'glass shop', many: 'glass shops' },
  contractor: { one: 'contractor', many: 'contractors' },
  materials: { one: 'building materials dealer', many: 'building materials dealers' },
  other: { one: 'other dealer', many: 'other dealers' },
}

const number = madeOnce(() => new Intl.NumberFormat('en-US'))

const distancesFrom = (place: string) => `Distances are from ${place}.`

/** Parts of the line that describes a search result; `describeResult` joins them. */
export const description = {
  none: (nouns: string) => `No ${nouns} found`,
  count: (count: number, { one, many }: Nouns) => `${number().format(count)} ${count === 1 ? one : many}`,
  more: (count: number, { one, many }: Nouns) => `${number().format(count)} more ${count === 1 ? one : many}`,
  match: (count: number, keyword: string) => ` ${count === 1 ? 'matches' : 'match'} “${keyword}”`,
  moreNearby: (count: number) => `, ${number().format(count)} more nearby`,
  distancesFrom: (place: string) => `. ${distancesFrom(place)}`,
  inOrder: ', A to Z',
  you: 'you',
  nearest: (place: string) => ` nearest to ${place}`,
  byDistance: (place: string) => `, nearest to ${place} first`,
  within: (miles: string, place: string) => ` within ${miles} miles of ${place}`,
  nearestFirst: ', nearest first',
  outOfState: (zip: string, state: string) =>
    `ZIP code ${zip} is in ${state}. Our dealers are all in California; these are the nearest to it.`,
  unknownZip: (zip: string) => `${zip} is not a ZIP code we know. Check the number, or search by city.`,
  noneWithin: (nouns: string, miles: string, place: string) =>
    `There are no ${nouns} within ${miles} miles of ${place}; these are the nearest.`,
  zipArea: (zip: string) => `We do not have ZIP code ${zip} on our map: distances are from its neighborhood.`,
}

export const noDealers = {
  title: (keyword: string) =>
    keyword ? `No dealers found for “${keyword}”` : 'No dealers of this type here',
  text: 'Try a California ZIP code or city, part of a dealer’s name, or fewer filters.',
  suggestions: ['Los Angeles', 'Irvine', 'Riverside', 'San Diego', 'Sacramento'],
  suggestionsLabel: 'Popular searches',
  all: 'Show all dealers',
  call: 'Or call us and we’ll find one near you:',
}

export const location = {
  from: {
    place: distancesFrom,
    near: (label: string) => `Distances are from ${label}, your previous search.`,
  },
  withoutPlace: 'Search without it',
  asking: 'Your browser is asking to share your location.',
  known: `Distances are from your location. It stays in your browser unless you press “${directions.label}”, which sends it to Google Maps.`,
  refused: 'Your location is not shared. Search by ZIP code or city to see distances.',
  timeout: 'Your location could not be found in time.',
  unavailable: 'Your location could not be found.',
  unsupported: 'This browser can’t find your location. Search by ZIP code or city to see distances.',
  tryAgain: 'Try again',
}

export const card = {
  web: 'Website',
  webOf: (name: string) => `of ${name} (opens in a new tab)`,
  copy: 'Copy',
  copyOf: (name: string) => `address of ${name}`,
  copied: 'Copied',
  selected: 'Selected: copy it now',
}

export const pager = {
  label: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  range: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
}

export const sampleNote =
  'The dealers on this page are samples: made-up names, numbers and addresses at real places in California. Place data: GeoNames, CC BY 4.0. Map data: U.S. Census Bureau and Natural Earth.'
