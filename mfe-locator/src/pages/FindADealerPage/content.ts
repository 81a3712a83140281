import { brand } from '@virida/shared/brand'
import type { Head } from '@virida/shared/contract'
import type { DealerType } from '../../dealers/dealer'
import { radii } from '../../search/query'

export const head: Head = {
  title: 'Find a dealer',
  description: `Find a California dealer of ${brand.fullName} by ZIP code, city or name: phone, e-mail, address, directions and a map.`,
}

export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Find a Dealer', href: '/find-a-dealer' },
]

export const banner = {
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
  placeholder: 'Enter a location, city, state, or zip',
  search: 'Search',
  radius: 'Distance',
  type: 'Dealer type',
  allTypes: 'All types',
  types: Object.entries(typeLabels).map(([value, label]) => ({ value, label })),
}

/** "Any distance" is no choice at all until a place is searched for: there it undoes the usual 25 miles. */
export const radiusOptions = (aroundPlace: boolean) => [
  ...radii.flatMap((value) => (value === 'any' ? [] : [{ value, label: `${value} miles` }])),
  { value: aroundPlace ? 'any' : '', label: 'Any distance' },
]

export const results = {
  title: 'Dealers',
  /** Where the focus goes when a page of the list is turned. */
  titleId: 'dealers-found',
  list: 'Dealers found',
  searching: 'Searching ...',
  alsoMatching: (keyword: string) => `Further away, with “${keyword}” in name or address`,
  tableFailed: 'Places could not be looked up just now, so only names and addresses were searched.',
  tryAgain: 'Try again',
  didYouMean: 'Did you mean',
}

export const noDealers = {
  title: (keyword: string) => (keyword ? `No dealer found for “${keyword}”` : 'No dealer of this type here'),
  text: 'Try a California ZIP code or city, part of a dealer’s name, or fewer conditions.',
  suggestions: ['Los Angeles', 'Irvine', 'Riverside', 'San Diego', 'Sacramento'],
  suggestionsLabel: 'Popular searches',
  all: 'Show all dealers',
  call: 'Or call us, and we will name one near you:',
}

export const location = {
  asking: 'Your browser is asking whether it may tell us where you are.',
  known: 'Distances are from where you are. Your location stays in your browser.',
  refused: 'Your location is not shared. Search by ZIP code or city to see distances.',
  timeout: 'Your location could not be found in time.',
  unavailable: 'Your location could not be found.',
  unsupported: 'This browser cannot tell your location. Search by ZIP code or city to see distances.',
  tryAgain: 'Try again',
}

export const card = {
  web: 'Website',
  webOf: (name: string) => `of ${name} (opens in a new tab)`,
  copy: 'Copy',
  copyOf: (name: string) => `address of ${name}`,
  copied: 'Copied',
  selected: 'Selected: copy it now',
  directions: 'Get Directions',
  directionsTo: (name: string) => `to ${name} (opens in a new tab)`,
}

export const pager = {
  label: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  range: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
  page: (page: number) => `Page ${page}`,
}

export const becomeDealer = {
  text: 'Do you sell or install windows?',
  link: { label: 'Become a dealer', href: '/become-a-dealer' },
}

export const sampleNote =
  'The dealers on this page are samples: invented names, numbers and addresses at real places in California. Place data: GeoNames, CC BY 4.0. Map data: U.S. Census Bureau and Natural Earth.'
