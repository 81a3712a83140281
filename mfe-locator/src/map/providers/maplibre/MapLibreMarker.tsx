import { use, useEffect, useLayoutEffect, useRef } from 'react'
import type { MarkerProps } from '../../map-provider'
import { MapContext } from './map-context'
import styles from './MapLibre.module.css'

/**
 * HTML at a point of the map. MapLibre's own marker has the role of an image, which would hide a button in it from
 * screen readers.
 */
export function MapLibreMarker({ at, isOnTop, children }: MarkerProps) {
  const map = use(MapContext)
  const element = useRef<HTMLDivElement>(null)
  const { lat, lng } = at

  useEffect(() => {
    if (!map) console.error('A marker is not shown, because it is outside a map: put it into a Surface')
  }, [map])

  useLayoutEffect(() => {
    if (!map) return
    const position = () => {
      const { x, y } = map.project([lng, lat])
      element.current?.style.setProperty('transform', `translate(-50%, -100%) translate(${x}px, ${y}px)`)
    }
    position()
    map.on('move', position)
    map.on('resize', position)
    return () => {
      map.off('move', position)
      map.off('resize', position)
    }
  }, [map, lat, lng])

  if (!map) return null
  return (
    <div ref={element} className={styles.Marker} data-on-top={isOnTop || undefined}>
      {children}
    </div>
  )
}
