import type { Point } from '../dealers/dealer'
import { normalizeName } from './normalize-name'
import type { PlaceTable } from './place-table'

export type City = Point & { name: string; county: string; people: number }

/** Looks up places by ZIP code or name. Names must be normalized with `normalizeName`. */
export type Places = {
  /** A ZIP code of California. */
  zip: (code: string) => Point | undefined
  /** The mean point of the California ZIP codes with the same first three digits. */
  zipArea: (code: string) => Point | undefined
  /** The approximate point and the state of a ZIP code outside California. */
  outOfState: (code: string) => (Point & { state: string }) | undefined
  /** All cities with this name, largest first. */
  cities: (name: string) => readonly City[]
  /** The population-weighted center of a county, by its name without "county". */
  county: (name: string) => (Point & { name: string }) | undefined
  /** All cities, largest first. The map shows their names. */
  allCities: readonly City[]
}

/** Decodes the table into maps, so that each lookup takes one step. */
export function createPlaces(table: PlaceTable): Places {
  const zips = new Map<string, Point>()
  let code = 0
  table.zips.steps.forEach((step, at) => {
    code += step
    zips.set(String(code), pointAt(table.zips, at, 1000))
  })
  const allCities = table.cities.name.map((name, at) => ({
    name,
    county: table.counties.name[table.cities.county[at] ?? 0] ?? '',
    people: (table.cities.people[at] ?? 0) * 1000,
    ...pointAt(table.cities, at, 1000),
  }))
  const cities = new Map<string, City[]>()
  for (const city of allCities) {
    const name = normalizeName(city.name)
    cities.set(name, [...(cities.get(name) ?? []), city])
  }
  const counties = new Map(
    table.counties.name.map((name, at) => [
      normalizeName(name),
      { name, ...pointAt(table.counties, at, 1000) },
    ]),
  )
  const outOfState = new Map(
    table.elsewhere.prefix.map((prefix, at) => [
      String(prefix).padStart(3, '0'),
      { state: table.states[table.elsewhere.state[at] ?? 0] ?? '', ...pointAt(table.elsewhere, at, 10) },
    ]),
  )
  return {
    zip: (code) => zips.get(code),
    zipArea: (code) =>
      meanOf([...zips].flatMap(([known, point]) => (known.startsWith(code.slice(0, 3)) ? [point] : []))),
    outOfState: (code) => outOfState.get(code.slice(0, 3)),
    cities: (name) => cities.get(name) ?? [],
    county: (name) => counties.get(name),
    allCities,
  }
}

/** @param parts How many parts of a degree the table counts in. */
const pointAt = (columns: { lat: number[]; lng: number[] }, at: number, parts: number): Point => ({
  lat: (columns.lat[at] ?? 0) / parts,
  // The table counts degrees west.
  lng: -(columns.lng[at] ?? 0) / parts,
})

function meanOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
