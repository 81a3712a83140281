import { lazy, Suspense } from 'react'
import type { DealerMapProps } from './DealerMap'
import { MapBoundary } from './MapBoundary'

const DealerMap = lazy(() =>
  import(/* webpackChunkName: "dealer-map" */ './DealerMap').then((module) => ({
    default: module.DealerMap,
  })),
)

/** The map, its code and all: fetched when this is first rendered. */
export const LazyDealerMap = (props: DealerMapProps) => (
  <MapBoundary>
    <Suspense>
      <DealerMap {...props} />
    </Suspense>
  </MapBoundary>
)
