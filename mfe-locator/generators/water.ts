import { createRequire } from 'node:module'
import type { Feature, FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson'

/* Lakes and rivers of Natural Earth (public domain), simplified by the package mapeo-offline-map. */

const require = createRequire(import.meta.url)

type Shape = Polygon | MultiPolygon | LineString | MultiLineString
type View = { west: number; east: number; south: number; north: number }

/** True for a shape whose first point is in the view. */
function startsIn(shape: Feature<Shape>, { west, east, south, north }: View): boolean {
  const [lng = 0, lat = 0] = shape.geometry.coordinates.flat(3)
  return lng > west && lng < east && lat > south && lat < north
}

export function readWater(kind: 'lakes' | 'rivers', view: View): Feature<Shape>[] {
  const { features } = require(`mapeo-offline-map/dist/${kind}.json`) as FeatureCollection<Shape>
  return features.filter((shape) => startsIn(shape, view))
}
