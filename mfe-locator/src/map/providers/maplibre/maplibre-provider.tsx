import type { MapProvider } from '../../map-provider'
import { MapLibreMarker } from './MapLibreMarker'
import { MapLibreSurface } from './MapLibreSurface'

/** MapLibre GL, which needs no key. It draws the map embedded in this site, or the one at `styleUrl`. */
export const mapLibreProvider = (styleUrl?: string): MapProvider => ({
  hasStreets: Boolean(styleUrl),
  Surface: (props) => <MapLibreSurface {...props} styleUrl={styleUrl} />,
  Marker: MapLibreMarker,
})
