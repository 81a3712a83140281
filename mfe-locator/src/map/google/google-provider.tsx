import { AdvancedMarker } from '@vis.gl/react-google-maps'
import type { MapProvider } from '../map-provider'
import { GoogleSurface } from './GoogleSurface'
import { loadGoogle } from './load-google'

/** Google's own test style: advanced markers refuse to work without any. */
const demoMapId = 'DEMO_MAP_ID'

/**
 * Google Maps with the operator's key, once its script is there.
 * @throws MapScriptError
 */
export async function googleProvider(apiKey: string, mapId = demoMapId): Promise<MapProvider> {
  await loadGoogle(apiKey)
  return {
    Surface: (props) => <GoogleSurface {...props} apiKey={apiKey} mapId={mapId} />,
    // Outside of a map it logs that and shows nothing.
    Marker: ({ at, front, children }) => (
      <AdvancedMarker position={at} zIndex={front ? 1 : 0}>
        {children}
      </AdvancedMarker>
    ),
  }
}
