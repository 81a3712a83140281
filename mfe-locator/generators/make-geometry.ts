import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Feature, FeatureCollection, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, merge, mesh, type TopoArea, type Topology } from 'topojson-client'
import { builtUpAreas } from './built-up-areas'
import { readWater } from './water'

/*
 * npm run geometry, in this folder.
 * Writes src/map/geometry/california.json: what the embedded map draws. Land comes from the U.S. Census Bureau
 * (us-atlas) and Natural Earth (world-atlas), water from Natural Earth (mapeo-offline-map); all of it is in the public
 * domain. Built-up areas are estimated from GeoNames (CC BY 4.0).
 */

const require = createRequire(import.meta.url)
const states = require('us-atlas/counties-10m.json') as Topology
const countries = require('world-atlas/countries-10m.json') as Topology

/** The box, in degrees, at which Mexico is cut off to keep the file small. */
const view = { west: -130, east: -107, south: 27, north: 46.5 }
/** Water is drawn in California and close to it. */
const aroundCalifornia = { west: -124.6, east: -113.8, south: 32.3, north: 42.6 }
/** Four decimals of a degree are about 11 m, which is finer than the source data. */
const decimals = 4
/** Maximum size of the Brotli-compressed file, in bytes: the browser downloads it with the map. */
const maxBytes = 60_000

const areasOf = (atlas: Topology, layer: string): TopoArea[] => atlas.objects[layer]?.geometries ?? []
/** County ids are FIPS codes; 06 is California. */
const isCalifornian = ({ id }: TopoArea) => String(id).startsWith('06')

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

const land = merge(states, counties)

const toFeature = (kind: string, geometry: Geometry, precision = decimals): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: roundCoordinates(geometry, precision),
})

/** Borders between the areas (`inner`), or the outline around all of them. */
const borders = (atlas: Topology, areas: TopoArea[], side: 'inner' | 'outer'): MultiLineString =>
  mesh(atlas, { type: 'GeometryCollection', geometries: areas }, (a, b) =>
    side === 'inner' ? a !== b : a === b,
  )

const collection: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    ...neighbors.map((area) => toFeature('neighbor', feature(states, area).geometry)),
    ...mexico.map((area) =>
      toFeature('neighbor', clipToView(feature(countries, area).geometry as MultiPolygon)),
    ),
    toFeature('california', land),
    toFeature('built-up', builtUpAreas(land), 3),
    ...readWater('lakes', aroundCalifornia).map(({ geometry }) => toFeature('lake', geometry, 3)),
    ...readWater('rivers', aroundCalifornia).map(({ geometry }) => toFeature('river', geometry, 3)),
    toFeature('county-line', borders(states, counties, 'inner')),
    toFeature('state-line', borders(states, counties, 'outer')),
    toFeature('state-line', borders(states, neighbors, 'inner')),
  ],
}

/**
 * Cuts polygons at the edges of the view by moving each point outside it to the nearest edge. Polygons that lie
 * entirely outside collapse to a line or a point and are dropped.
 */
function clipToView({ coordinates }: MultiPolygon): MultiPolygon {
  const clipped = coordinates.map((rings) => rings.map((ring) => dropRepeats(ring.map(moveIntoView))))
  return {
    type: 'MultiPolygon',
    coordinates: clipped.filter(([outer]) => outer && outer.length > 3 && !isFlat(outer)),
  }
}

function moveIntoView([lng = 0, lat = 0]: Position): Position {
  return [Math.min(Math.max(lng, view.west), view.east), Math.min(Math.max(lat, view.south), view.north)]
}

function isFlat(ring: Position[]): boolean {
  return new Set(ring.map(([lng]) => lng)).size < 2 || new Set(ring.map(([, lat]) => lat)).size < 2
}

function roundCoordinates(geometry: Geometry, precision: number): Geometry {
  const scale = 10 ** precision
  const round = (position: Position): Position => position.map((value) => Math.round(value * scale) / scale)
  const line = (positions: Position[]) => dropRepeats(positions.map(round))
  switch (geometry.type) {
    case 'LineString':
      return { ...geometry, coordinates: line(geometry.coordinates) }
    case 'Polygon':
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map(line) }
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(line)) }
    default:
      throw new Error(`Cannot round a geometry of type ${geometry.type}: add a case for it`)
  }
}

/** Drops each point that equals the one before it; rounding and clipping produce such repeats. */
function dropRepeats(line: Position[]): Position[] {
  return line.filter(([lng, lat], at) => at === 0 || lng !== line[at - 1]?.[0] || lat !== line[at - 1]?.[1])
}

const text = `${JSON.stringify(collection)}\n`
const bytes = brotliCompressSync(text).length
if (bytes > maxBytes) {
  throw new Error(
    `The geometry is ${bytes} bytes compressed, over the limit of ${maxBytes}: drop shapes or decimals`,
  )
}
writeFileSync(path.join(import.meta.dirname, '../src/map/geometry/california.json'), text)
console.log(`${collection.features.length} shapes: ${text.length} bytes, ${bytes} compressed`)
