import type { Point } from '../dealers/dealer'
import { foldName } from './fold-name'
import type { PlaceTable } from './place-table'

export type City = Point & { name: string; county: string; people: number }
export type Elsewhere = Point & { state: string }

/** The table, ready to be asked. */
export type Places = {
  /** A Californian ZIP code. */
  zip: (code: string) => Point | undefined
  /** The middle of the Californian ZIP codes that share a code's first three digits. */
  zipArea: (code: string) => Point | undefined
  /** Roughly where a ZIP code outside of California lies. */
  elsewhere: (code: string) => Elsewhere | undefined
  /** Every place of a name (folded), the largest first. */
  cities: (name: string) => readonly City[]
  /** Where the people of a county live; the name is folded and goes without "county". */
  county: (name: string) => (Point & { name: string }) | undefined
  /** All cities, the largest first: the labels of the map. */
  allCities: readonly City[]
}

/** Decodes the columns once; lookups are then a step each. */
export function openPlaces(table: PlaceTable): Places {
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
    const name = foldName(city.name)
    cities.set(name, [...(cities.get(name) ?? []), city])
  }
  const counties = new Map(
    table.counties.name.map((name, at) => [foldName(name), { name, ...pointAt(table.counties, at, 1000) }]),
  )
  const elsewhere = new Map(
    table.elsewhere.prefix.map((prefix, at) => [
      String(prefix).padStart(3, '0'),
      { state: table.states[table.elsewhere.state[at] ?? 0] ?? '', ...pointAt(table.elsewhere, at, 10) },
    ]),
  )
  return {
    zip: (asked) => zips.get(asked),
    zipArea: (asked) =>
      middle([...zips].flatMap(([each, point]) => (each.startsWith(asked.slice(0, 3)) ? [point] : []))),
    elsewhere: (asked) => elsewhere.get(asked.slice(0, 3)),
    cities: (name) => cities.get(name) ?? [],
    county: (name) => counties.get(name),
    allCities,
  }
}

/** The table holds whole parts of a degree, and longitudes as degrees west. */
const pointAt = (columns: { lat: number[]; lng: number[] }, at: number, parts: number): Point => ({
  lat: (columns.lat[at] ?? 0) / parts,
  lng: -(columns.lng[at] ?? 0) / parts,
})

function middle(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
