import { useEffect, useMemo, useState } from 'react'
import type { Dealer } from '../dealers/dealer'
import { clusterDealers } from './cluster-dealers'
import type { Clusters, MapItem } from './cluster-dealers'
import type { MapView } from './map-provider'

/** What stands in the view. Clustering 100,000 dealers takes a while: it waits until the list is painted. */
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
