import type { MapProvider } from '../map-provider'
import type { MapSettings } from './map-settings'

/** Loads the code of the map provider: Google Maps if there is a key, otherwise MapLibre. */
export async function loadProvider({ googleKey, googleMapId, styleUrl }: MapSettings): Promise<MapProvider> {
  if (googleKey) {
    const { googleProvider } = await import(/* webpackChunkName: "map-google" */ './google/google-provider')
    return googleProvider(googleKey, googleMapId)
  }
  const { mapLibreProvider } = await import(
    /* webpackChunkName: "map-maplibre" */ './maplibre/maplibre-provider'
  )
  return mapLibreProvider(styleUrl)
}
