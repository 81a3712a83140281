/// <reference types="google.maps" />
import {
  APIProvider,
  Map as GoogleMap,
  useApiLoadingStatus,
  useMap,
  type MapCameraChangedEvent,
} from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { offsetBelowMiddle } from '../../view/camera-for'
import { california, type Camera, type MapFailure, type SurfaceProps } from '../../map-provider'
import styles from './Google.module.css'

type Props = SurfaceProps & { apiKey: string; mapId: string }

/** A Google map. `loadGoogle` must load Google's script first. */
export function GoogleSurface({ apiKey, ...props }: Props) {
  const { onFailure } = props
  return (
    <APIProvider
      apiKey={apiKey}
      libraries={['marker']}
      onError={(problem) => console.error('The libraries of Google Maps could not be loaded:', problem)}
    >
      <FailureListener onFailure={onFailure} />
      <GoogleMap
        className={styles.Map}
        mapId={props.mapId}
        defaultBounds={california}
        gestureHandling="greedy"
        disableDefaultUI
        scaleControl
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
    /** Google's script calls this when it rejects the key. */
    gm_authFailure?: () => void
  }
}

const failures: Partial<Record<string, MapFailure>> = { FAILED: 'failed', AUTH_FAILURE: 'auth' }

/** Reports when Google's libraries do not load or Google rejects the key. `useMapProvider` reports a missing script. */
function FailureListener({ onFailure }: { onFailure: (failure: MapFailure) => void }) {
  const failure = failures[useApiLoadingStatus()]
  useEffect(() => {
    if (failure) onFailure(failure)
  }, [failure, onFailure])

  // This version of @vis.gl/react-google-maps does not listen for `gm_authFailure`.
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
      const offset = offsetBelowMiddle(map.getDiv().clientHeight)
      if (offset) map.panBy(0, -offset)
    } else {
      map.fitBounds(camera.bounds, 48)
      if ((map.getZoom() ?? 0) > camera.maxZoom) map.setZoom(camera.maxZoom)
    }
  }, [map, camera])
  return null
}
