import { dealers } from '../../dealers/dealers'
import { clusterDealers, type MapItem } from './cluster-dealers'
import { california } from '../map-provider'

const all = dealers.map((_, index) => index)
const countIn = (items: MapItem[]) =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)

it('shows every dealer, alone or counted in a cluster', () => {
  const { itemsIn } = clusterDealers(dealers, all)
  const items = itemsIn({ bounds: california, zoom: 6 })
  expect(countIn(items)).toBe(dealers.length)
  expect(items.length).toBeLessThan(40)
})

it('shows each dealer alone at the zoom of a chosen dealer', () => {
  const { itemsIn } = clusterDealers(dealers, all)
  expect(itemsIn({ bounds: california, zoom: 15 })).toHaveLength(dealers.length)
})

it('splits a cluster at the zoom that the cluster names', () => {
  const { itemsIn } = clusterDealers(dealers, all)
  const cluster = itemsIn({ bounds: california, zoom: 6 }).find(({ kind }) => kind === 'cluster')
  if (cluster?.kind !== 'cluster') throw new Error('The view has no cluster')
  const { lat, lng } = cluster.at
  const around = { west: lng - 3, east: lng + 3, south: lat - 3, north: lat + 3 }
  const before = itemsIn({ bounds: around, zoom: cluster.zoom - 1 }).length
  expect(itemsIn({ bounds: around, zoom: cluster.zoom }).length).toBeGreaterThan(before)
})

it('sorts markers for the Tab key: dealers in the order of the list, then clusters', () => {
  const found = [...all].reverse()
  const items = clusterDealers(dealers, found).itemsIn({ bounds: california, zoom: 8 })
  const positions = items.flatMap((item) => (item.kind === 'dealer' ? [found.indexOf(item.index)] : []))
  expect(positions.length).toBeGreaterThan(2)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(items.slice(positions.length).every(({ kind }) => kind === 'cluster')).toBe(true)
})
