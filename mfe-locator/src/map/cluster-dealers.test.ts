import { dealers } from '../dealers/dealers'
import { clusterDealers } from './cluster-dealers'
import type { MapItem } from './cluster-dealers'
import { california } from './map-provider'

const everyone = dealers.map((_, at) => at)
const countIn = (items: MapItem[]) =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)

test('shows every dealer, alone or counted in a cluster', () => {
  const { itemsIn } = clusterDealers(dealers, everyone)
  const items = itemsIn({ bounds: california, zoom: 6 })
  expect(countIn(items)).toBe(dealers.length)
  expect(items.length).toBeLessThan(40)
})

test('shows each dealer alone at the zoom of a chosen one', () => {
  const { itemsIn } = clusterDealers(dealers, everyone)
  expect(itemsIn({ bounds: california, zoom: 15 })).toHaveLength(dealers.length)
})

test('opens a cluster at the zoom at which it falls apart', () => {
  const { itemsIn } = clusterDealers(dealers, everyone)
  const cluster = itemsIn({ bounds: california, zoom: 6 }).find(({ kind }) => kind === 'cluster')
  if (cluster?.kind !== 'cluster') throw new Error('There is no cluster')
  const { lat, lng } = cluster.at
  const around = { west: lng - 3, east: lng + 3, south: lat - 3, north: lat + 3 }
  const before = itemsIn({ bounds: around, zoom: cluster.zoom - 1 }).length
  expect(itemsIn({ bounds: around, zoom: cluster.zoom }).length).toBeGreaterThan(before)
})

test('lets the keyboard meet dealers in the order of the list, before the clusters', () => {
  const found = [...everyone].reverse()
  const items = clusterDealers(dealers, found).itemsIn({ bounds: california, zoom: 8 })
  const places = items.flatMap((item) => (item.kind === 'dealer' ? [found.indexOf(item.place)] : []))
  expect(places.length).toBeGreaterThan(2)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(items.slice(places.length).every(({ kind }) => kind === 'cluster')).toBe(true)
})
