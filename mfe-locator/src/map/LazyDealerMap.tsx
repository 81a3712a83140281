import { lazy, Suspense, useState } from 'react'
import type { DealerMapProps } from './DealerMap'
import { MapBoundary } from './MapBoundary'
import { MapLoading } from './MapNotice'

// In an object, so that `LazyDealerMap` can render it under the name `DealerMap`.
const loadMap = () => ({
  DealerMap: lazy(() =>
    import(/* webpackChunkName: "dealer-map" */ './DealerMap').then((module) => ({
      default: module.DealerMap,
    })),
  ),
})

/**
 * The latest attempt to load the code, shared by the map pane and the map sheet. A lazy component keeps its
 * failure, so a retry replaces it.
 */
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
