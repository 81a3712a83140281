import { lazy, Suspense, useState } from 'react'
import type { DealerMapProps } from './DealerMap'
import { MapBoundary } from './MapBoundary'
import { MapLoading } from './MapNotice'

// Wrapped in an object, because React would call a bare function when it is set as state.
const loadMap = () => ({
  DealerMap: lazy(() =>
    import(/* webpackChunkName: "dealer-map" */ './DealerMap').then((module) => ({
      default: module.DealerMap,
    })),
  ),
})

/** Shared by the map pane and the map sheet. A lazy component keeps its failure, so a retry replaces it. */
let latest = loadMap()

/** The map. Its code is loaded when this is first rendered. */
export function LazyDealerMap(props: DealerMapProps) {
  const [{ DealerMap }, setLoaded] = useState(latest)
  const retry = () => {
    latest = loadMap()
    setLoaded(latest)
  }
  return (
    <MapBoundary onRetry={retry}>
      <Suspense fallback={<MapLoading />}>
        <DealerMap {...props} />
      </Suspense>
    </MapBoundary>
  )
}
