import type { ComponentType, ReactNode } from 'react'
import type { Point } from '../dealers/dealer'

/** Degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** Where the map is to look; each new object moves it. Without a zoom it keeps the one it has. */
export type Camera =
  | { to: 'point'; at: Point; zoom?: number }
  | { to: 'bounds'; bounds: Bounds; maxZoom: number }
  | { to: 'zoom'; by: 1 | -1 }

/** What the map shows at present. Zooms count as web maps do: 0 is the world, 15 a neighborhood. */
export type MapView = { bounds: Bounds; zoom: number }

/** `auth`: the provider refuses the key. `failed`: its script, its style or WebGL is not to be had. */
export type MapFailure = 'auth' | 'failed'

export type SurfaceProps = {
  /** What the map is called for screen readers. */
  label: string
  camera: Camera
  onView: (view: MapView) => void
  onFailure: (failure: MapFailure) => void
  /** Markers. */
  children: ReactNode
}

export type MarkerProps = {
  at: Point
  /** Above its neighbors. */
  front?: boolean
  /** What stands on the point: its lower edge is at the point, its middle above it. */
  children: ReactNode
}

/** Who draws the map. Everything on it (pins, clusters, the info window) is ours and the same for each of them. */
export type MapProvider = {
  Surface: ComponentType<SurfaceProps>
  /** Stands inside a `Surface`; anywhere else it shows nothing and logs that. */
  Marker: ComponentType<MarkerProps>
}

/** All of California. */
export const california: Bounds = { west: -124.5, south: 32.5, east: -114.1, north: 42.05 }
