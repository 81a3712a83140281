import type { Point } from '../dealers/dealer'
import { foldName } from './fold-name'
import type { City, Places } from './open-places'

/** A place of California that a keyword names. */
export type Place = Point & { kind: 'zip' | 'zip-area' | 'city' | 'county'; label: string }

export type PlaceAnswer =
  /** `others` are further places of the same name, as keywords that find them. */
  | { kind: 'place'; place: Place; others: readonly string[] }
  | { kind: 'elsewhere'; zip: string; place: Point & { label: string }; state: string }
  | { kind: 'unknown-zip'; zip: string }
  | { kind: 'none' }

const none: PlaceAnswer = { kind: 'none' }

/**
 * The place that a keyword names: a ZIP code, a city, a county, or an address that ends with one of them.
 * Whatever else it is, it is searched for in names and addresses as well.
 */
export function findPlace(places: Places, keyword: string): PlaceAnswer {
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(keyword.trim())?.[1]
  if (zip) return findZip(places, zip)
  const parts = withoutState(keyword).split(',').map(foldName).filter(Boolean)
  if (parts.length === 0) return none
  return (
    findCity(places, parts.join(' ')) ??
    findCityOfCounty(places, parts) ??
    findCounty(places, parts.at(-1) ?? '') ??
    findCity(places, parts.at(-1) ?? '') ??
    none
  )
}

function findZip(places: Places, zip: string): PlaceAnswer {
  const point = places.zip(zip)
  if (point) return { kind: 'place', place: { kind: 'zip', label: zip, ...point }, others: [] }
  // Codes of single offices and new ones are in no table; their neighbors are.
  const area = places.zipArea(zip)
  if (area) return { kind: 'place', place: { kind: 'zip-area', label: zip, ...area }, others: [] }
  const far = places.elsewhere(zip)
  if (far)
    return { kind: 'elsewhere', zip, state: far.state, place: { label: zip, lat: far.lat, lng: far.lng } }
  return { kind: 'unknown-zip', zip }
}

/** "irvine, ca", "Irvine California" and "Irvine, CA, USA" are Irvine. */
const withoutState = (keyword: string) =>
  keyword.trim().replace(/([\s,]+(ca|calif\.?|california|usa|u\.s\.a\.|united states))+$/i, '')

function findCity(places: Places, name: string): PlaceAnswer | undefined {
  const [city, ...rest] = places.cities(name)
  if (!city) return undefined
  const place: Place = { kind: 'city', label: city.name, lat: city.lat, lng: city.lng }
  return { kind: 'place', place, others: rest.map(inCounty) }
}

/** "El Cerrito, Riverside County": what the page offers where a name stands for two places. */
function findCityOfCounty(places: Places, parts: readonly string[]): PlaceAnswer | undefined {
  const [name = '', county = ''] = parts.slice(-2)
  const all = places.cities(name)
  const city = all.find((one) => foldName(one.county) === bareCounty(county))
  if (!city) return undefined
  const place: Place = { kind: 'city', label: inCounty(city), lat: city.lat, lng: city.lng }
  return { kind: 'place', place, others: all.filter((one) => one !== city).map(inCounty) }
}

const inCounty = ({ name, county }: City) => `${name}, ${county} County`

function findCounty(places: Places, name: string): PlaceAnswer | undefined {
  const county = places.county(bareCounty(name))
  // "Riverside" is the city; a county that shares its name with a city has to be called one.
  if (!county || (bareCounty(name) === name && places.cities(name).length > 0)) return undefined
  const place: Place = { kind: 'county', label: `${county.name} County`, lat: county.lat, lng: county.lng }
  return { kind: 'place', place, others: [] }
}

const bareCounty = (name: string) => name.replace(/^county of | county$| co$/, '')
