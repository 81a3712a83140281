import type { FeatureCollection } from 'geojson'
import type { SymbolLayerSpecification } from 'maplibre-gl'
import type { City } from '../../places/open-places'
import { tokenColor } from './token-color'

export const cityFeatures = (cities: readonly City[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: cities.map(({ name, people, lat, lng }) => ({
    type: 'Feature',
    properties: { name, people },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

/** Names of cities, the largest first where there is no room for all; drawn with fonts that the browser has. */
export const cityLayer = (source: string): SymbolLayerSpecification => ({
  id: 'city-names',
  type: 'symbol',
  source,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Instrument Sans Variable'],
    'text-size': ['interpolate', ['linear'], ['get', 'people'], 0, 11.5, 100_000, 13, 1_000_000, 16],
    // Below the point: the pin of a dealer in town stands above it.
    'text-anchor': 'top',
    'text-offset': [0, 0.35],
    'text-padding': 10,
    'text-max-width': 8,
    'symbol-sort-key': ['-', 0, ['get', 'people']],
  },
  paint: {
    'text-color': tokenColor('--ink-soft'),
    'text-halo-color': tokenColor('--paper'),
    'text-halo-width': 1.5,
  },
})
