import { AdvancedMarker } from '@vis.gl/react-google-maps'
import type { MapProvider } from '../../map-provider'
import { GoogleSurface } from './GoogleSurface'
import { loadGoogle } from './load-google'

/** Google's id for testing. Advanced markers do not work without a map id. */
const demoMapId = 'DEMO_MAP_ID'

/**
 * Loads Google Maps with the operator's key.
 * @throws MapScriptError if Google's script does not load.
 */
export async function googleProvider(apiKey: string, mapId = demoMapId): Promise<MapProvider> {
  await loadGoogle(apiKey)
  return {
    hasStreets: true,
    Surface: (props) => <GoogleSurface {...props} apiKey={apiKey} mapId={mapId} />,
    Marker: ({ at, isOnTop, children }) => (
      <AdvancedMarker position={at} zIndex={isOnTop ? 1 : 0}>
        {children}
      </AdvancedMarker>
    ),
  }
}
