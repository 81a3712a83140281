import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { loadPlaces } from '../../../../places/load-places'
import geometry from '../../../geometry/california.json'
import { cityFeatures, cityLayer } from './city-labels'
import { tokenColor } from './token-color'

/** The style of the embedded map: coast, state, counties and city names. This site serves all of its data. */
export async function embeddedStyle(): Promise<StyleSpecification> {
  const places = await loadPlaces()
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: geometry as FeatureCollection },
      cities: { type: 'geojson', data: cityFeatures(places.allCities) },
    },
    layers: [...landLayers(), cityLayer('cities')],
  }
}

function landLayers(): LayerSpecification[] {
  const kind = (name: string): ['==', ['get', 'kind'], string] => ['==', ['get', 'kind'], name]
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': tokenColor('--glass') } },
    {
      id: 'neighbors',
      type: 'fill',
      source: 'land',
      filter: kind('neighbor'),
      paint: { 'fill-color': tokenColor('--stone-200') },
    },
    {
      id: 'california',
      type: 'fill',
      source: 'land',
      filter: kind('california'),
      paint: { 'fill-color': tokenColor('--paper') },
    },
    {
      id: 'county-lines',
      type: 'line',
      source: 'land',
      filter: kind('county-line'),
      paint: { 'line-color': tokenColor('--stone-400'), 'line-width': 0.75, 'line-dasharray': [3, 2] },
    },
    {
      id: 'state-lines',
      type: 'line',
      source: 'land',
      filter: kind('state-line'),
      paint: { 'line-color': tokenColor('--stone-600'), 'line-width': 1 },
    },
  ]
}
