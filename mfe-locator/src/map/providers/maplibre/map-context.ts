import type { Map as MapLibreMap } from 'maplibre-gl'
import { createContext } from 'react'

/** The map around a marker. Null outside a map. */
export const MapContext = createContext<MapLibreMap | null>(null)
