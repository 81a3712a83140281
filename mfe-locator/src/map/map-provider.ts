import type { ComponentType, ReactNode } from 'react'
import type { Point } from '../dealers/dealer'

/** Edges of a part of the map, in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** Where the map should look. Each new object moves the map. Without a zoom, the map keeps its zoom. */
export type Camera =
  | { to: 'point'; at: Point; zoom?: number }
  | { to: 'bounds'; bounds: Bounds; maxZoom: number }
  | { to: 'zoom'; by: 1 | -1 }

/** What the map shows now. Zoom levels are the usual ones of web maps: 0 is the world, 15 a neighborhood. */
export type MapView = { bounds: Bounds; zoom: number }

/**
 * Why there is no map. `auth`: the provider rejected the key. `failed`: everything else, such as code, a
 * script or a style that did not load, or no WebGL.
 */
export type MapFailure = 'auth' | 'failed'

export type SurfaceProps = {
  /** Accessible name of the map. */
  label: string
  camera: Camera
  onView: (view: MapView) => void
  onFailure: (failure: MapFailure) => void
  /** Markers. */
  children: ReactNode
}

export type MarkerProps = {
  at: Point
  /** Puts the marker above the others. */
  isOnTop?: boolean
  /** Placed with the middle of its lower edge at the point. */
  children: ReactNode
}

/**
 * Draws the map. The content of the markers (pins, clusters, the info window) is the same for every provider.
 */
export type MapProvider = {
  /** False for the embedded map, whose detail ends at `embeddedZoom`. */
  hasStreets: boolean
  Surface: ComponentType<SurfaceProps>
  /** Must be inside a `Surface`. Elsewhere it renders nothing and logs an error. */
  Marker: ComponentType<MarkerProps>
}

/** The closest zoom of the embedded map. Closer, its data shows nothing more. */
export const embeddedZoom = 11

/** The bounds of California. */
export const california: Bounds = { west: -124.5, south: 32.5, east: -114.1, north: 42.05 }
