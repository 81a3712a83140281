import type { Map as MapLibreMap } from 'maplibre-gl'
import { belowMiddle } from '../camera-for'
import type { Camera } from '../map-provider'

/** Room around a set of markers, in px: their pins stand above their points. */
const padding = { top: 72, bottom: 40, left: 40, right: 40 }

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Looks where it is told to; without a journey for who prefers stillness. */
export function moveCamera(map: MapLibreMap, camera: Camera) {
  const motion = { animate: !prefersStill(), duration: 600 }
  if (camera.to === 'zoom') {
    map.easeTo({ zoom: Math.round(map.getZoom()) + camera.by, ...motion })
  } else if (camera.to === 'point') {
    const { at, zoom = map.getZoom() } = camera
    map.easeTo({
      center: [at.lng, at.lat],
      zoom,
      offset: [0, belowMiddle(map.getContainer().clientHeight)],
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
