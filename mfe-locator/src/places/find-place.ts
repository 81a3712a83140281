import type { Point } from '../dealers/dealer'
import type { City, Places } from './create-places'
import { normalizeName } from './normalize-name'
import { withoutState } from './state'

/**
 * A place in California. A `zip-area` is a ZIP code that the table lacks, located at the mean point of the
 * ZIP codes with the same first three digits.
 */
type Place = Point & { kind: 'zip' | 'zip-area' | 'city' | 'county'; label: string }

export type PlaceMatch =
  /** `others` are keywords that find other places with the same name. */
  | { kind: 'place'; place: Place; others: readonly string[] }
  | { kind: 'out-of-state'; zip: string; place: Point & { label: string }; state: string }
  | { kind: 'unknown-zip'; zip: string }
  | { kind: 'none' }

/** The longest keyword that is read, in characters. No place has a longer name; the rest is cut. */
const longestKeyword = 120

/** Finds the place that a keyword names: a ZIP code, a city, a county, or an address that ends with one of them. */
export function findPlace(places: Places, keyword: string): PlaceMatch {
  const typed = keyword.trim().slice(0, longestKeyword)
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(typed)?.[1]
  if (zip) return findZip(places, zip)
  const parts = withoutState(typed).split(',').map(normalizeName).filter(Boolean)
  if (parts.length === 0) return { kind: 'none' }
  return (
    findCity(places, parts.join(' ')) ??
    findCityInCounty(places, parts) ??
    findCounty(places, parts.at(-1) ?? '') ??
    findCity(places, parts.at(-1) ?? '') ?? { kind: 'none' }
  )
}

function findZip(places: Places, zip: string): PlaceMatch {
  const point = places.zip(zip)
  if (point) return { kind: 'place', place: { kind: 'zip', label: zip, ...point }, others: [] }
  // The table lacks new ZIP codes and ZIP codes of a single office.
  const area = places.zipArea(zip)
  if (area) return { kind: 'place', place: { kind: 'zip-area', label: zip, ...area }, others: [] }
  const outside = places.outOfState(zip)
  if (!outside) return { kind: 'unknown-zip', zip }
  const { state, lat, lng } = outside
  return { kind: 'out-of-state', zip, state, place: { label: zip, lat, lng } }
}

function findCity(places: Places, name: string): PlaceMatch | undefined {
  const [city, ...others] = places.cities(name)
  if (!city) return undefined
  const place: Place = { kind: 'city', label: city.name, lat: city.lat, lng: city.lng }
  return { kind: 'place', place, others: others.map(nameInCounty) }
}

/** Finds "El Cerrito, Riverside County": the form in which the page suggests cities that share a name. */
function findCityInCounty(places: Places, parts: readonly string[]): PlaceMatch | undefined {
  const [name = '', county = ''] = parts.slice(-2)
  const namesakes = places.cities(name)
  const city = namesakes.find((candidate) => normalizeName(candidate.county) === withoutCounty(county))
  if (!city) return undefined
  const place: Place = { kind: 'city', label: nameInCounty(city), lat: city.lat, lng: city.lng }
  return { kind: 'place', place, others: namesakes.filter((other) => other !== city).map(nameInCounty) }
}

const nameInCounty = ({ name, county }: City) => `${name}, ${county} County`

function findCounty(places: Places, name: string): PlaceMatch | undefined {
  const county = places.county(withoutCounty(name))
  // "Riverside" means the city. The county of the same name needs the word "county".
  if (!county || (withoutCounty(name) === name && places.cities(name).length > 0)) return undefined
  const place: Place = { kind: 'county', label: `${county.name} County`, lat: county.lat, lng: county.lng }
  return { kind: 'place', place, others: [] }
}

const withoutCounty = (name: string) => name.replace(/^county of | county$| co$/, '')
