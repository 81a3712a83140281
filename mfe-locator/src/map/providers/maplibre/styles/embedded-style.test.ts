import geometry from '../../../geometry/california.json'
import { embeddedStyle } from './embedded-style'

// It paints on a canvas, which only a browser can do.
jest.mock('./token-color', () => ({ tokenColor: () => 'rgb(0, 0, 0)' }))

/** The parts of the map in the order in which they are drawn, with the zoom at which their detail ends. */
const layers = async () =>
  (await embeddedStyle()).layers.map(({ id, maxzoom }) => (maxzoom ? `${id} below zoom ${maxzoom}` : id))

it('draws land, built-up areas, water, borders and city names, each as far as its detail goes', async () => {
  expect(await layers()).toEqual([
    ...['sea', 'neighbors', 'california', 'built-up', 'rivers below zoom 9', 'lakes'],
    ...['county-lines', 'state-lines', 'city-names'],
  ])
})

it('has data for every layer and a layer for all data', async () => {
  const { layers, sources } = await embeddedStyle()
  const drawn = layers.flatMap((layer) =>
    'source' in layer && layer.source === 'land' ? JSON.stringify(layer.filter) : [],
  )
  const kinds = new Set(geometry.features.map(({ properties }) => properties.kind))
  expect(drawn.sort()).toEqual([...kinds].map((kind) => JSON.stringify(['==', ['get', 'kind'], kind])).sort())
  expect(Object.keys(sources)).toEqual(['land', 'cities'])
})
