import { lazy, Suspense, useState } from 'react'
import type { DealerMapProps } from './DealerMap'
import { MapBoundary } from './MapBoundary'
import { MapLoading } from './MapNotice'

// In an object: React would call a component that it is given as a state.
const fetchMap = () => ({
  DealerMap: lazy(() =>
    import(/* webpackChunkName: "dealer-map" */ './DealerMap').then((module) => ({
      default: module.DealerMap,
    })),
  ),
})

/** Of the pane and of the sheet. A lazy component that has failed stays so: another try needs another one. */
let latest = fetchMap()

/** The map, its code and all: fetched when this is first rendered. */
export function LazyDealerMap(props: DealerMapProps) {
  const [{ DealerMap }, setFetched] = useState(latest)
  const again = () => {
    latest = fetchMap()
    setFetched(latest)
  }
  return (
    <MapBoundary onAgain={again}>
      <Suspense fallback={<MapLoading />}>
        <DealerMap {...props} />
      </Suspense>
    </MapBoundary>
  )
}
