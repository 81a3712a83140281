import { dealers } from '../../dealers/dealers'
import { clusterDealers, type MapItem } from './cluster-dealers'
import { california } from '../map-provider'

const all = dealers.map((_, index) => index)
/** So many dealers that they are clustered: the dealers of the site, four times. */
const many = Array.from({ length: 4 }, (_, copy) =>
  dealers.map((dealer) => ({ ...dealer, id: `${dealer.id}-${copy}` })),
).flat()
const manyFound = many.map((_, index) => index)
const countIn = (items: MapItem[]) =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)

it.each([4, 6, 9])('gives each of up to 300 dealers a marker of its own at zoom %d', (zoom) => {
  const items = clusterDealers(dealers, all).itemsIn({ bounds: california, zoom })
  expect(items.map(({ kind, key }) => [kind, key])).toEqual(dealers.map(({ id }) => ['dealer', id]))
})

it('gives no marker to a dealer outside the view', () => {
  const bounds = { west: -118.5, south: 33.5, east: -117, north: 34.5 }
  const items = clusterDealers(dealers, all).itemsIn({ bounds, zoom: 9 })
  expect([items.length > 10, items.length < 80]).toEqual([true, true])
})

it('clusters more than 300 dealers, each alone or counted in a cluster', () => {
  const items = clusterDealers(many, manyFound).itemsIn({ bounds: california, zoom: 6 })
  expect(countIn(items)).toBe(many.length)
  expect(items.length).toBeLessThan(40)
})

it('shows each dealer alone at the zoom of a chosen dealer', () => {
  const { itemsIn } = clusterDealers(many, manyFound)
  expect(itemsIn({ bounds: california, zoom: 15 })).toHaveLength(many.length)
})

it('splits a cluster at the zoom that the cluster names', () => {
  const { itemsIn } = clusterDealers(many, manyFound)
  const cluster = itemsIn({ bounds: california, zoom: 6 }).find(({ kind }) => kind === 'cluster')
  if (cluster?.kind !== 'cluster') throw new Error('The view has no cluster')
  const { lat, lng } = cluster.at
  const around = { west: lng - 3, east: lng + 3, south: lat - 3, north: lat + 3 }
  const before = itemsIn({ bounds: around, zoom: cluster.zoom - 1 }).length
  expect(itemsIn({ bounds: around, zoom: cluster.zoom }).length).toBeGreaterThan(before)
})

it('sorts markers for the Tab key: dealers in the order of the list, then clusters', () => {
  // Every third dealer is away from the others. The rest stay at the same points as their copies.
  const apart = (index: number) => ({ lng: -124 + (index % 27) / 3, lat: 33 + index / 60 })
  const spread = many.map((dealer, index) => (index % 3 === 0 ? { ...dealer, ...apart(index) } : dealer))
  const found = [...manyFound].reverse()
  const items = clusterDealers(spread, found).itemsIn({ bounds: california, zoom: 8 })
  const positions = items.flatMap((item) => (item.kind === 'dealer' ? [found.indexOf(item.index)] : []))
  expect(positions.length).toBeGreaterThan(2)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(items.slice(positions.length).every(({ kind }) => kind === 'cluster')).toBe(true)
})
