/** The part of topojson-client that the generators use; only this folder's own package.json installs the package. */
declare module 'topojson-client' {
  import type { Feature, MultiLineString, MultiPolygon } from 'geojson'

  /** A polygon whose borders are indexes into the topology's shared arcs. */
  export type TopoArea = {
    type: 'Polygon' | 'MultiPolygon'
    id?: string
    properties?: { name: string }
  }
  export type TopoCollection = { type: 'GeometryCollection'; geometries: TopoArea[] }
  export type Topology = { type: 'Topology'; objects: Record<string, TopoCollection> }

  export function feature(topology: Topology, area: TopoArea): Feature
  export function merge(topology: Topology, areas: TopoArea[]): MultiPolygon
  export function mesh(
    topology: Topology,
    areas: TopoCollection,
    filter: (a: TopoArea, b: TopoArea) => boolean,
  ): MultiLineString
}
