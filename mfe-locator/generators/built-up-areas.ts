import simplify from '@turf/simplify'
import type { MultiPolygon } from 'geojson'
import polygonClipping, { type Polygon } from 'polygon-clipping'
import { readCities, readZips, type Point } from './read-geonames'

/**
 * Estimates where California is built up: land near ZIP codes that are close together, and around towns by their
 * population. No data of urban areas is in the packages that we use.
 */

/** ZIP codes closer than this to another one are in a town, in km. */
const closeTogether = 7
/** Radius of the built-up area around such a ZIP code, in km. */
const zipRadius = 3.2
/**
 * For a town: people for each square km, and the largest radius in km. Larger cities are covered by their
 * many ZIP codes.
 */
const density = 1700
const largestTown = 4
/** Towns with fewer people are too small to see. */
const smallestTown = 8000

/** Km in a degree of latitude. */
const degree = 111.2
const shrink = ({ lat }: Point) => Math.cos((lat * Math.PI) / 180)

const distance = (a: Point, b: Point) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink(a)) * degree

function disc(center: Point, radius: number): Polygon {
  const corners = Array.from({ length: 11 }, (_, corner): [number, number] => {
    const angle = (corner / 10) * 2 * Math.PI
    const north = (Math.sin(angle) * radius) / degree
    const east = (Math.cos(angle) * radius) / degree / shrink(center)
    return [center.lng + east, center.lat + north]
  })
  return [corners]
}

/** @param land The land of California, which cuts off what would lie in the sea. */
export function builtUpAreas(land: MultiPolygon): MultiPolygon {
  const zips = readZips().filter(({ stateCode }) => stateCode === 'CA')
  const inTown = zips.filter((zip) =>
    zips.some((other) => other.code !== zip.code && distance(zip, other) < closeTogether),
  )
  const towns = readCities().filter(({ people }) => people >= smallestTown)
  const discs = [
    ...inTown.map((zip) => disc(zip, zipRadius)),
    ...towns.map((town) => disc(town, Math.min(largestTown, Math.sqrt(town.people / density / Math.PI)))),
  ]
  const [first, ...others] = discs
  if (!first)
    throw new Error('Cannot estimate built-up areas: the GeoNames packages list no place in California')
  const union = polygonClipping.union(first, ...others)
  const coordinates = polygonClipping.intersection(union, land.coordinates as Polygon[])
  return simplify({ type: 'MultiPolygon', coordinates }, { tolerance: 0.006 })
}
