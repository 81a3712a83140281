/// <reference types="google.maps" />
import { APIProvider, Map as GoogleMap, useApiLoadingStatus, useMap } from '@vis.gl/react-google-maps'
import type { MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { belowMiddle } from '../camera-for'
import { california } from '../map-provider'
import type { Camera, MapFailure, SurfaceProps } from '../map-provider'
import styles from './Google.module.css'

type Props = SurfaceProps & { apiKey: string; mapId: string }

/** Google's map, of the script that `loadGoogle` has brought. */
export function GoogleSurface({ apiKey, ...props }: Props) {
  const { onFailure } = props
  return (
    <APIProvider
      apiKey={apiKey}
      libraries={['marker']}
      onError={(problem) => console.error('The libraries of the map could not be loaded:', problem)}
    >
      <LoadingState onFailure={onFailure} />
      <GoogleMap
        className={styles.Map}
        mapId={props.mapId}
        defaultBounds={california}
        gestureHandling="greedy"
        disableDefaultUI
        onCameraChanged={({ detail }: MapCameraChangedEvent) => props.onView(detail)}
      >
        <MoveCamera camera={props.camera} />
        {props.children}
      </GoogleMap>
    </APIProvider>
  )
}

declare global {
  interface Window {
    /** Google's script calls it when it refuses the key. */
    gm_authFailure?: () => void
  }
}

const failures: Partial<Record<string, MapFailure>> = { FAILED: 'failed', AUTH_FAILURE: 'auth' }

/**
 * Not loaded, loading, loaded, failed, auth failure: the loader's states; the last two end the map. Until the script
 * is there, `useMapProvider` has the first two.
 */
function LoadingState({ onFailure }: { onFailure: (failure: MapFailure) => void }) {
  const failure = failures[useApiLoadingStatus()]
  useEffect(() => {
    if (failure) onFailure(failure)
  }, [failure, onFailure])

  // The library does not listen for it in this version.
  useEffect(() => {
    window.gm_authFailure = () => onFailure('auth')
    return () => {
      delete window.gm_authFailure
    }
  }, [onFailure])
  return null
}

function MoveCamera({ camera }: { camera: Camera }) {
  const map = useMap()
  useEffect(() => {
    if (!map) return
    if (camera.to === 'zoom') map.setZoom((map.getZoom() ?? 6) + camera.by)
    else if (camera.to === 'point') {
      map.panTo(camera.at)
      if (camera.zoom !== undefined) map.setZoom(camera.zoom)
      const down = belowMiddle(map.getDiv().clientHeight)
      if (down) map.panBy(0, -down)
    } else {
      map.fitBounds(camera.bounds, 48)
      if ((map.getZoom() ?? 0) > camera.maxZoom) map.setZoom(camera.maxZoom)
    }
  }, [map, camera])
  return null
}
