import type { FeatureCollection } from 'geojson'
import type { SymbolLayerSpecification } from 'maplibre-gl'
import type { City } from '../../../../places/create-places'
import { tokenColor } from './token-color'

export const cityFeatures = (cities: readonly City[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: cities.map(({ name, people, lat, lng }) => ({
    type: 'Feature',
    properties: { name, people },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

/** City names. Where there is no room for all, the largest cities win. The browser draws the text with its own fonts. */
export const cityLayer = (source: string): SymbolLayerSpecification => ({
  id: 'city-names',
  type: 'symbol',
  source,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Instrument Sans Variable'],
    'text-size': ['interpolate', ['linear'], ['get', 'people'], 0, 11.5, 100_000, 13, 1_000_000, 16],
    // Below the point, because the pin of a dealer in the city may be above it.
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
