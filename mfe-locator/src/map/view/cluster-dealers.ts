import Supercluster from 'supercluster'
import type { Dealer, Point } from '../../dealers/dealer'
import type { MapView } from '../map-provider'

/** A marker on the map: one dealer, or a cluster of dealers whose markers would overlap. */
export type MapItem =
  | {
      kind: 'dealer'
      key: string
      at: Point
      dealer: Dealer
      /** Index of the dealer in the list of all dealers. */
      index: number
    }
  | {
      kind: 'cluster'
      key: string
      at: Point
      count: number
      /** The zoom at which the cluster splits. */
      zoom: number
    }

export type Clusters = { itemsIn: (view: MapView) => MapItem[] }

/** Radius of a cluster, in px. */
const radius = 56
/** At the zoom of a chosen dealer (15) and above, each dealer has a marker of its own. */
const lastClusteredZoom = 14

/**
 * Clusters the dealers of a search result.
 * @param found Indexes into `dealers`, in the order of the list.
 */
export function clusterDealers(dealers: readonly Dealer[], found: readonly number[]): Clusters {
  const clusters = new Supercluster<{ index: number }>({ radius, maxZoom: lastClusteredZoom, minPoints: 2 })
  clusters.load(
    found.flatMap((index) => {
      const dealer = dealers[index]
      if (!dealer) return []
      const geometry = { type: 'Point' as const, coordinates: [dealer.lng, dealer.lat] }
      return [{ type: 'Feature' as const, properties: { index }, geometry }]
    }),
  )
  const order = new Map(found.map((index, position) => [index, position]))

  const itemsIn = ({ bounds, zoom }: MapView): MapItem[] =>
    clusters
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
              zoom: clusters.getClusterExpansionZoom(id),
            },
          ]
        }
        const { index } = properties as { index: number }
        const dealer = dealers[index]
        return dealer ? [{ kind: 'dealer', key: dealer.id, at: { lat, lng }, dealer, index }] : []
      })
      .sort((a, b) => rank(a) - rank(b))

  // The Tab key reaches the dealers in the order of the list, then the clusters from west to east.
  const rank = (item: MapItem) =>
    item.kind === 'dealer' ? (order.get(item.index) ?? 0) : found.length + item.at.lng + 180
  return { itemsIn }
}
