import { type LayerSpecification, type StyleSpecification, addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { loadPlaces } from '../../../../places/load-places'
import { cityFeatures, cityLayer } from './city-labels'
import { tokenColor } from './token-color'

let protocol: Protocol | undefined

/** A style for one PMTiles file, in the colors of the site. The name of each layer decides how it is drawn. */
export async function pmtilesStyle(url: string): Promise<StyleSpecification> {
  const fileUrl = new URL(url.replace(/^pmtiles:\/\//, ''), window.location.href).href
  const file = new PMTiles(fileUrl)
  if (!protocol) {
    protocol = new Protocol({ metadata: true })
    addProtocol('pmtiles', protocol.tile)
  }
  protocol.add(file)
  const [header, metadata, places] = await Promise.all([file.getHeader(), file.getMetadata(), loadPlaces()])
  const isVector = header.tileType === TileType.Mvt
  return {
    version: 8,
    sources: {
      tiles: { type: isVector ? 'vector' : 'raster', url: `pmtiles://${fileUrl}` },
      cities: { type: 'geojson', data: cityFeatures(places.allCities) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': tokenColor('--paper') } },
      ...(isVector ? vectorLayers(metadata) : [{ id: 'tiles', type: 'raster', source: 'tiles' } as const]),
      cityLayer('cities'),
    ],
  }
}

type Kind = { names: RegExp; layer: (id: string) => LayerSpecification }

const fill =
  (token: `--${string}`) =>
  (id: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'tiles',
    'source-layer': id,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': tokenColor(token) },
  })
const line =
  (token: `--${string}`, width: number) =>
  (id: string): LayerSpecification => ({
    id,
    type: 'line',
    source: 'tiles',
    'source-layer': id,
    paint: {
      'line-color': tokenColor(token),
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 6, width / 3, 15, width * 3],
    },
  })

/** Layer names of the two common schemas, Protomaps and OpenMapTiles, from bottom to top. */
const kinds: readonly Kind[] = [
  { names: /^(earth|land)$/, layer: fill('--paper') },
  { names: /^(landcover|landuse|natural|park)$/, layer: fill('--stone-100') },
  { names: /^water$/, layer: fill('--glass') },
  { names: /^(building|buildings)$/, layer: fill('--stone-200') },
  { names: /^waterway$/, layer: line('--glass', 1) },
  { names: /^(boundaries|boundary)$/, layer: line('--stone-400', 0.75) },
  { names: /^(roads|transportation)$/, layer: line('--stone-400', 1.5) },
]

function vectorLayers(metadata: unknown): LayerSpecification[] {
  const { vector_layers: layers = [] } = metadata as { vector_layers?: { id: string }[] }
  return kinds.flatMap(({ names, layer }) =>
    layers.filter(({ id }) => names.test(id)).map(({ id }) => layer(id)),
  )
}
