import type { MapProvider } from '../map-provider'
import { MapLibreMarker } from './MapLibreMarker'
import { MapLibreSurface } from './MapLibreSurface'

/** The map without anybody else: MapLibre GL, drawing what this site serves or what `styleUrl` names. */
export const mapLibreProvider = (styleUrl?: string): MapProvider => ({
  Surface: (props) => <MapLibreSurface {...props} styleUrl={styleUrl} />,
  Marker: MapLibreMarker,
})
