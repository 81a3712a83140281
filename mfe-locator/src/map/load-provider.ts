import type { MapProvider } from './map-provider'
import type { MapSettings } from './map-settings'

/** Fetches the code of the provider that the settings ask for: Google's with a key, the embedded one without. */
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
