import type { Map as MapLibreMap } from 'maplibre-gl'
import { createContext } from 'react'

/** The map around a marker; nothing outside of one. */
export const MapContext = createContext<MapLibreMap | null>(null)
