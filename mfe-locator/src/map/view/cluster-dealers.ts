import Supercluster from 'supercluster'
import type { Dealer, Point } from '../../dealers/dealer'
import type { Bounds, MapView } from '../map-provider'

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

/** Up to this number of dealers, each has a marker of its own at every zoom (R-DEALER-2). */
const mostMarkers = 300
/** Radius of a cluster, in px. */
const radius = 56
/** At the zoom of a chosen dealer (15) and above, each dealer has a marker of its own. */
const lastClusteredZoom = 14

/**
 * Makes the markers of a search result: one for each dealer, or clusters when there are too many.
 * @param found Indexes into `dealers`, in the order of the list.
 */
export function clusterDealers(dealers: readonly Dealer[], found: readonly number[]): Clusters {
  if (found.length <= mostMarkers) return { itemsIn: ({ bounds }) => singleMarkers(dealers, found, bounds) }
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

const singleMarkers = (dealers: readonly Dealer[], found: readonly number[], bounds: Bounds): MapItem[] =>
  found.flatMap((index) => {
    const dealer = dealers[index]
    return dealer && isWithin(dealer, bounds)
      ? [{ kind: 'dealer', key: dealer.id, at: dealer, dealer, index }]
      : []
  })

const isWithin = ({ lat, lng }: Point, { west, south, east, north }: Bounds) =>
  lng >= west && lng <= east && lat >= south && lat <= north
