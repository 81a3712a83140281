import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Dealer, Point } from '../dealers/dealer'
import type { SearchResult } from '../search/search-dealers'
import { map as content } from './content'
import styles from './DealerMap.module.css'
import { MapLoading, MapNotice } from './MapNotice'
import { CenterMarker } from './overlay/CenterMarker'
import { InfoWindow } from './overlay/InfoWindow'
import { ClusterMarker, DealerMarker } from './overlay/markers'
import { ZoomButtons } from './overlay/ZoomButtons'
import type { Camera, MapFailure, MapView } from './map-provider'
import { useMapProvider } from './providers/use-map-provider'
import { cameraForDealer, cameraForResult } from './view/camera-for'
import { useClusters } from './view/use-clusters'

export type DealerMapProps = {
  dealers: readonly Dealer[]
  result: SearchResult
  /** The dealer whose info window is open, and whether it was chosen in the list or on the map. */
  active: { id: string; by: 'list' | 'map' } | null
  /** The visitor's location, from which directions start if it is known. */
  visitorPoint: Point | undefined
  /** Id of the dealer whose card in the list is hovered or focused. */
  highlighted: string | null
  onActive: (id: string | null) => void
}

/** The dealers found, on a map. When the map fails, a notice takes its place. */
export function DealerMap(props: DealerMapProps) {
  const { dealers, result, active, visitorPoint, highlighted, onActive } = props
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [view, setView] = useState<MapView | null>(null)
  const { provider, retry } = useMapProvider(setFailure)
  const [camera, setCamera] = useCamera(props, provider?.hasStreets ?? false)
  const items = useClusters(dealers, result.found, view)
  const root = useRef<HTMLDivElement>(null)

  const close = useCallback(() => {
    const id = active?.id
    onActive(null)
    if (id) returnFocus(root.current, id, active.by)
  }, [active, onActive])

  if (failure) {
    const tryAgain = () => {
      setFailure(null)
      retry()
    }
    return <MapNotice failure={failure} onRetry={tryAgain} />
  }
  if (!provider) return <MapLoading />

  const { Surface, Marker } = provider
  const activeDealer = findDealer(dealers, active?.id)
  const highlightedDealer = findDealer(dealers, highlighted)
  const isInCluster = highlightedDealer && !items.some(({ key }) => key === highlightedDealer.id)
  return (
    <div ref={root} className={styles.DealerMap} data-far={(view && view.zoom < farZoom) || undefined}>
      <Surface label={content.label} camera={camera} onView={setView} onFailure={setFailure}>
        {result.center && (
          <Marker at={result.center} isOnTop>
            <CenterMarker center={result.center} />
          </Marker>
        )}
        {items.map((item) =>
          item.kind === 'cluster' ? (
            <Marker key={item.key} at={item.at}>
              <ClusterMarker
                count={item.count}
                onZoom={() => setCamera({ to: 'point', at: item.at, zoom: item.zoom })}
              />
            </Marker>
          ) : (
            <Marker key={item.key} at={item.at} isOnTop={item.key === active?.id || item.key === highlighted}>
              <DealerMarker
                id={item.key}
                name={content.dealer(item.dealer.name, result.miles?.[item.index])}
                highlighted={item.key === highlighted}
                active={item.key === active?.id}
                onOpen={onActive}
              />
            </Marker>
          ),
        )}
        {isInCluster && (
          <Marker at={highlightedDealer} isOnTop>
            <span className={styles.Pin} data-highlighted aria-hidden="true" />
          </Marker>
        )}
        {activeDealer && (
          <Marker key={`info ${activeDealer.id}`} at={activeDealer} isOnTop>
            <InfoWindow
              dealer={activeDealer}
              visitorPoint={visitorPoint}
              takesFocus={active?.by === 'map'}
              onClose={close}
            />
          </Marker>
        )}
      </Surface>
      <ZoomButtons onZoom={(by) => setCamera({ to: 'zoom', by })} />
    </div>
  )
}

/** Below this zoom the pins are smaller, because they are close together. */
const farZoom = 8

const findDealer = (dealers: readonly Dealer[], id: string | null | undefined) =>
  id ? dealers.find((dealer) => dealer.id === id) : undefined

/** Moves the map to each new result, and then to the dealer that is chosen in it. */
function useCamera({ dealers, result, active }: DealerMapProps, hasStreets: boolean) {
  const resultCamera = useMemo(() => cameraForResult(dealers, result), [dealers, result])
  const [camera, setCamera] = useState<Camera>(resultCamera)
  const id = active?.id
  const by = active?.by
  useEffect(() => setCamera(resultCamera), [resultCamera])
  useEffect(() => {
    const dealer = findDealer(dealers, id)
    if (!dealer) return
    const others = result.found.flatMap((index) => dealers[index] ?? [])
    setCamera(by === 'list' ? cameraForDealer(dealer, others, hasStreets) : { to: 'point', at: dealer })
  }, [dealers, result, id, by, hasStreets])
  return [camera, setCamera] as const
}

/** Returns the focus to where the info window was opened: the dealer's marker, or its name in the list. */
function returnFocus(map: HTMLElement | null, id: string, by: 'list' | 'map') {
  const escapedId = CSS.escape(id)
  const marker = map?.querySelector<HTMLElement>(`[data-marker="${escapedId}"]`)
  const card = document.querySelector<HTMLElement>(`[data-dealer="${escapedId}"] button`)
  const [opener, other] = by === 'map' ? [marker, card] : [card, marker]
  // The marker is gone when it has become part of a cluster.
  ;(opener ?? other)?.focus({ preventScroll: true })
}
