import Supercluster from 'supercluster'
import type { Dealer, Point } from '../dealers/dealer'
import type { MapView } from './map-provider'

/** What stands on the map: a dealer, or a number of them that would cover each other. */
export type MapItem =
  | { kind: 'dealer'; key: string; at: Point; dealer: Dealer; place: number }
  | { kind: 'cluster'; key: string; at: Point; count: number; zoom: number }

export type Clusters = { itemsIn: (view: MapView) => MapItem[] }

/** Reach of a cluster, in px. */
const radius = 56
/** From the zoom of a chosen dealer on (15), each stands for itself. */
const lastClusteredZoom = 14

/** Clusters of the dealers found; `found` holds places in `dealers`, in the order of the list. */
export function clusterDealers(dealers: readonly Dealer[], found: readonly number[]): Clusters {
  const index = new Supercluster<{ place: number }>({ radius, maxZoom: lastClusteredZoom, minPoints: 2 })
  index.load(
    found.flatMap((place) => {
      const dealer = dealers[place]
      if (!dealer) return []
      const geometry = { type: 'Point' as const, coordinates: [dealer.lng, dealer.lat] }
      return [{ type: 'Feature' as const, properties: { place }, geometry }]
    }),
  )
  const order = new Map(found.map((place, at) => [place, at]))

  const itemsIn = ({ bounds, zoom }: MapView): MapItem[] =>
    index
      .getClusters([bounds.west, bounds.south, bounds.east, bounds.north], Math.floor(zoom))
      .flatMap(({ geometry, properties }): MapItem[] => {
        const [lng = 0, lat = 0] = geometry.coordinates
        if ('cluster' in properties && properties.cluster) {
          const { cluster_id: id, point_count: count } = properties
          return [
            {
              kind: 'cluster',
              key: `cluster-${id}`,
              at: { lat, lng },
              count,
              zoom: index.getClusterExpansionZoom(id),
            },
          ]
        }
        const { place } = properties as { place: number }
        const dealer = dealers[place]
        return dealer ? [{ kind: 'dealer', key: dealer.id, at: { lat, lng }, dealer, place }] : []
      })
      .sort((a, b) => rank(a) - rank(b))

  // The keyboard meets the dealers in the order of the list, then the clusters from west to east.
  const rank = (item: MapItem) =>
    item.kind === 'dealer' ? (order.get(item.place) ?? 0) : found.length + item.at.lng + 180
  return { itemsIn }
}
