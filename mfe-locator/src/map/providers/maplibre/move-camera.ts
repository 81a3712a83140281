import type { Map as MapLibreMap } from 'maplibre-gl'
import { offsetBelowMiddle } from '../../view/camera-for'
import type { Camera } from '../../map-provider'

/** Margin around the markers, in px. It is largest at the top, because pins are above their points. */
const padding = { top: 72, bottom: 40, left: 40, right: 40 }

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves the map. With reduced motion it jumps instead of gliding. */
export function moveCamera(map: MapLibreMap, camera: Camera) {
  const motion = { animate: !prefersReducedMotion(), duration: 600 }
  if (camera.to === 'zoom') {
    map.easeTo({ zoom: Math.round(map.getZoom()) + camera.by, ...motion })
  } else if (camera.to === 'point') {
    const { at, zoom = map.getZoom() } = camera
    map.easeTo({
      center: [at.lng, at.lat],
      zoom,
      offset: [0, offsetBelowMiddle(map.getContainer().clientHeight)],
      ...motion,
    })
  } else {
    const { bounds, maxZoom } = camera
    map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
      padding,
      maxZoom,
      linear: true,
      ...motion,
    })
  }
}
