import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Feature, FeatureCollection, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
  Topology,
} from 'topojson-specification'

/*
 * npm run geometry:make -w mfe-locator
 * Writes src/map/geometry/california.json: the land that the embedded map draws. From the U.S. Census Bureau
 * (us-atlas) and Natural Earth (world-atlas), both in the public domain.
 */

type Area = TopoPolygon | TopoMultiPolygon
type Atlas = Topology<Record<string, GeometryCollection<{ name: string }>>>

const require = createRequire(import.meta.url)
const states = require('us-atlas/counties-10m.json') as Atlas
const countries = require('world-atlas/countries-10m.json') as Atlas

/** What can come into view: nobody needs Canada for a dealer in California. */
const view = { west: -130, east: -107, south: 27, north: 46.5 }
/** A ten-thousandth of a degree is eleven meters: finer than the data. */
const decimals = 4
const limit = 60_000

const areasOf = (atlas: Atlas, object: string) =>
  (atlas.objects[object]?.geometries ?? []) as (Area & { id?: string; properties?: { name: string } })[]
const isCalifornian = (area: { id?: string | number }) => String(area.id).startsWith('06')

const counties = areasOf(states, 'counties').filter(isCalifornian)
const neighbors = areasOf(states, 'states').filter(({ properties }) =>
  [
    'Oregon',
    'Nevada',
    'Arizona',
    'Utah',
    'Idaho',
    'New Mexico',
    'Washington',
    'Wyoming',
    'Colorado',
  ].includes(properties?.name ?? ''),
)
const mexico = areasOf(countries, 'countries').filter(({ properties }) => properties?.name === 'Mexico')

const shape = (kind: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: round(geometry),
})

const borders = (atlas: Atlas, areas: Area[], inner: boolean): MultiLineString =>
  mesh(atlas, { type: 'GeometryCollection', geometries: areas }, (a, b) => (inner ? a !== b : a === b))

const collection: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    ...neighbors.map((area) => shape('neighbor', (feature(states, area) as Feature).geometry)),
    ...mexico.map((area) =>
      shape('neighbor', clipped((feature(countries, area) as Feature<MultiPolygon>).geometry)),
    ),
    shape('california', merge(states, counties)),
    shape('county-line', borders(states, counties, true)),
    shape('state-line', borders(states, counties, false)),
    shape('state-line', borders(states, neighbors, true)),
  ],
}

/** Whole islands and rings that come into view; a ring that leaves it is cut by pulling its points to the edge. */
function clipped({ coordinates }: MultiPolygon): MultiPolygon {
  const pulled = coordinates.map((rings) => rings.map((ring) => without(ring.map(pull))))
  return {
    type: 'MultiPolygon',
    coordinates: pulled.filter(([outer]) => outer && outer.length > 3 && !isFlat(outer)),
  }
}
function pull([lng = 0, lat = 0]: Position): Position {
  return [Math.min(Math.max(lng, view.west), view.east), Math.min(Math.max(lat, view.south), view.north)]
}
function isFlat(ring: Position[]): boolean {
  return new Set(ring.map(([lng]) => lng)).size < 2 || new Set(ring.map(([, lat]) => lat)).size < 2
}

function round(geometry: Geometry): Geometry {
  const scale = 10 ** decimals
  const at = (position: Position): Position => position.map((value) => Math.round(value * scale) / scale)
  const line = (positions: Position[]) => without(positions.map(at))
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map(line) }
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(line)) }
    default:
      throw new Error(`No geometry of type ${geometry.type} is expected`)
  }
}

/** A line without points that rounding or pulling put upon one another. */
function without(line: Position[]): Position[] {
  return line.filter(([lng, lat], at) => at === 0 || lng !== line[at - 1]?.[0] || lat !== line[at - 1]?.[1])
}

const text = `${JSON.stringify(collection)}\n`
const bytes = brotliCompressSync(text).length
if (bytes > limit) throw new Error(`The geometry takes ${bytes} bytes compressed, ${limit} are allowed`)
writeFileSync(path.join(import.meta.dirname, '../src/map/geometry/california.json'), text)
console.log(`${collection.features.length} shapes: ${text.length} bytes, ${bytes} compressed`)
