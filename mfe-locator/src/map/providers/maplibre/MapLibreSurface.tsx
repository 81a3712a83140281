import { useEffect, useRef } from 'react'
import type { SurfaceProps } from '../../map-provider'
import { MapContext } from './map-context'
import styles from './MapLibre.module.css'
import { moveCamera } from './move-camera'
import { useMapLibre } from './use-maplibre'

/** A MapLibre map with markers above it. */
export function MapLibreSurface(props: SurfaceProps & { styleUrl?: string }) {
  const { label, camera, children } = props
  const container = useRef<HTMLDivElement>(null)
  const map = useMapLibre(container, props)

  useEffect(() => {
    if (map) moveCamera(map, camera)
  }, [map, camera])

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label)
  }, [map, label])

  return (
    <div className={styles.Surface}>
      <div ref={container} className={styles.Canvas} />
      <div className={styles.Markers}>{map && <MapContext value={map}>{children}</MapContext>}</div>
    </div>
  )
}
