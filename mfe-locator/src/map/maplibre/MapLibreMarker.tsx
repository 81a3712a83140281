import { use, useEffect, useLayoutEffect, useRef } from 'react'
import type { MarkerProps } from '../map-provider'
import { MapContext } from './map-context'
import styles from './MapLibre.module.css'

/**
 * HTML at a place of the map. MapLibre's own marker names itself an image, which would hide the button in it
 * from screen readers.
 */
export function MapLibreMarker({ at, front, children }: MarkerProps) {
  const map = use(MapContext)
  const element = useRef<HTMLDivElement>(null)
  const { lat, lng } = at

  useEffect(() => {
    if (!map) console.error('A marker stands outside of a map: it is not shown')
  }, [map])

  useLayoutEffect(() => {
    if (!map) return
    const place = () => {
      const { x, y } = map.project([lng, lat])
      element.current?.style.setProperty('transform', `translate(-50%, -100%) translate(${x}px, ${y}px)`)
    }
    place()
    map.on('move', place)
    map.on('resize', place)
    return () => {
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, lat, lng])

  if (!map) return null
  return (
    <div ref={element} className={styles.Marker} data-front={front || undefined}>
      {children}
    </div>
  )
}
