import { useEffect, useMemo, useState } from 'react'
import type { Dealer } from '../../dealers/dealer'
import { clusterDealers, type Clusters, type MapItem } from './cluster-dealers'
import type { MapView } from '../map-provider'

/**
 * The markers in the view. Clustering is deferred, because with 100,000 dealers it would delay the paint of
 * the list.
 */
export function useClusters(
  dealers: readonly Dealer[],
  found: readonly number[],
  view: MapView | null,
): MapItem[] {
  const [clusters, setClusters] = useState<Clusters | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setClusters(clusterDealers(dealers, found)))
    return () => clearTimeout(timer)
  }, [dealers, found])
  return useMemo(() => (clusters && view ? clusters.itemsIn(view) : []), [clusters, view])
}
