import { Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { california, embeddedZoom, type SurfaceProps } from '../../map-provider'
import { styleFor } from './styles/style-for'

// The worker is a file of this release, because the content security policy allows no worker from a blob URL.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** Creates a map in the container and removes it on unmount. Returns null until the map is ready for markers. */
export function useMapLibre(
  container: RefObject<HTMLElement | null>,
  { styleUrl, ...props }: SurfaceProps & { styleUrl?: string },
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const reportView = useEffectEvent((current: MapLibreMap) => props.onView(viewOf(current)))
  const reportFailure = useEffectEvent((problem: unknown) => {
    console.error('The map failed; a notice is shown in its place:', problem)
    props.onFailure('failed')
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    let instance: MapLibreMap | undefined
    let isCancelled = false
    void start(element)
    return () => {
      isCancelled = true
      setMap(null)
      instance?.remove()
    }

    async function start(within: HTMLElement) {
      try {
        const style = await styleFor(styleUrl)
        if (isCancelled) return
        const created = createMap(within, style, styleUrl ? 18 : embeddedZoom)
        instance = created
        created.on('moveend', () => reportView(created))
        // Once the style is loaded, an error concerns single tiles and the map stays usable.
        created.on('error', ({ error }) =>
          created.isStyleLoaded() ? console.error(error) : reportFailure(error),
        )
        // Markers need only the map's projection, so they are shown before the map has painted.
        reportView(created)
        setMap(created)
      } catch (problem) {
        if (!isCancelled) reportFailure(problem)
      }
    }
  }, [container, styleUrl])

  return map
}

function createMap(container: HTMLElement, style: Awaited<ReturnType<typeof styleFor>>, maxZoom: number) {
  const map = new MapLibreMap({
    container,
    style,
    bounds: [california.west, california.south, california.east, california.north],
    fitBoundsOptions: { padding: 24 },
    attributionControl: false,
    // The wheel zooms without a modifier key, and one finger moves the map.
    cooperativeGestures: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    minZoom: 4,
    maxZoom,
  })
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 96 }), 'bottom-left')
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

function viewOf(map: MapLibreMap) {
  const bounds = map.getBounds()
  return {
    zoom: map.getZoom(),
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
  }
}
