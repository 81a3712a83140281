import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { loadPlaces } from '../../../../places/load-places'
import geometry from '../../../geometry/california.json'
import { cityFeatures, cityLayer } from './city-labels'
import { tokenColor } from './token-color'

/** The style of the embedded map: land, water, built-up areas, counties and city names, all served by this site. */
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
      id: 'built-up',
      type: 'fill',
      source: 'land',
      filter: kind('built-up'),
      paint: { 'fill-color': tokenColor('--stone-200'), 'fill-opacity': 0.75 },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'land',
      filter: kind('river'),
      // The lines of the rivers are too coarse for a closer look.
      maxzoom: 9,
      paint: { 'line-color': tokenColor('--glass'), 'line-width': 2 },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'land',
      filter: kind('lake'),
      paint: { 'fill-color': tokenColor('--glass') },
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
