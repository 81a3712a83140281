import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Dealer } from '../dealers/dealer'
import type { SearchResult } from '../search/search-dealers'
import { cameraForResult, dealerZoom } from './camera-for'
import { map as content } from './content'
import styles from './DealerMap.module.css'
import { InfoWindow } from './InfoWindow'
import { MapLoading, MapNotice } from './MapNotice'
import { ClusterMarker, DealerMarker } from './markers'
import type { Camera, MapFailure, MapView } from './map-provider'
import { useClusters } from './use-clusters'
import { useMapProvider } from './use-map-provider'
import { ZoomButtons } from './ZoomButtons'

export type DealerMapProps = {
  dealers: readonly Dealer[]
  result: SearchResult
  /** The dealer whose info window is open, and whether the list or the map has chosen it. */
  active: { id: string; by: 'list' | 'map' } | null
  /** The dealer whose card is pointed at. */
  lit: string | null
  onActive: (id: string | null) => void
}

/** The dealers found, on whichever map there is. A map that fails gives way to a notice in its own pane. */
export function DealerMap({ dealers, result, active, lit, onActive }: DealerMapProps) {
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [view, setView] = useState<MapView | null>(null)
  const { provider, retry } = useMapProvider(setFailure)
  const [camera, setCamera] = useCamera(dealers, result, active)
  const items = useClusters(dealers, result.found, view)
  const area = useRef<HTMLDivElement>(null)

  const close = useCallback(() => {
    const id = active?.id
    onActive(null)
    if (id) giveFocusBack(area.current, id, active.by)
  }, [active, onActive])

  if (failure) {
    const again = () => {
      setFailure(null)
      retry()
    }
    return <MapNotice failure={failure} onAgain={again} />
  }
  if (!provider) return <MapLoading />

  const { Surface, Marker } = provider
  const shown = dealerOf(dealers, active?.id)
  const pointed = dealerOf(dealers, lit)
  return (
    <div ref={area} className={styles.DealerMap}>
      <Surface label={content.label} camera={camera} onView={setView} onFailure={setFailure}>
        {items.map((item) =>
          item.kind === 'cluster' ? (
            <Marker key={item.key} at={item.at}>
              <ClusterMarker
                count={item.count}
                onZoom={() => setCamera({ to: 'point', at: item.at, zoom: item.zoom })}
              />
            </Marker>
          ) : (
            <Marker key={item.key} at={item.at} front={item.key === active?.id || item.key === lit}>
              <DealerMarker
                id={item.key}
                name={content.dealer(item.dealer.name, result.miles?.[item.place])}
                lit={item.key === lit}
                active={item.key === active?.id}
                onOpen={onActive}
              />
            </Marker>
          ),
        )}
        {pointed && !items.some(({ key }) => key === pointed.id) && (
          <Marker at={pointed} front>
            <span className={styles.Pin} data-lit aria-hidden="true" />
          </Marker>
        )}
        {shown && (
          <Marker key={`info ${shown.id}`} at={shown} front>
            <InfoWindow dealer={shown} takesFocus={active?.by === 'map'} onClose={close} />
          </Marker>
        )}
      </Surface>
      <ZoomButtons onZoom={(by) => setCamera({ to: 'zoom', by })} />
    </div>
  )
}

const dealerOf = (dealers: readonly Dealer[], id: string | null | undefined) =>
  id ? dealers.find((dealer) => dealer.id === id) : undefined

/** Where the map looks: at a new result, then at the dealer chosen in it. */
function useCamera(dealers: readonly Dealer[], result: SearchResult, active: DealerMapProps['active']) {
  const ofResult = useMemo(() => cameraForResult(dealers, result), [dealers, result])
  const [camera, setCamera] = useState<Camera>(ofResult)
  const id = active?.id
  const by = active?.by
  useEffect(() => setCamera(ofResult), [ofResult])
  useEffect(() => {
    const dealer = dealerOf(dealers, id)
    if (dealer) setCamera({ to: 'point', at: dealer, zoom: by === 'list' ? dealerZoom : undefined })
  }, [dealers, id, by])
  return [camera, setCamera] as const
}

/** To the marker that was opened, or to the name in the list. */
function giveFocusBack(area: HTMLElement | null, id: string, by: 'list' | 'map') {
  const name = CSS.escape(id)
  const marker = area?.querySelector<HTMLElement>(`[data-marker="${name}"]`)
  const card = document.querySelector<HTMLElement>(`[data-dealer="${name}"] button`)
  const [first, second] = by === 'map' ? [marker, card] : [card, marker]
  ;(first ?? second)?.focus({ preventScroll: true })
}
