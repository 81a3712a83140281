import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { california } from '../map-provider'
import type { SurfaceProps } from '../map-provider'
import { styleFor } from './style-for'

// A file of this release: the site's policy lets nothing run that it does not serve itself, no blob either.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** The map in a container, from its first paint to its removal. */
export function useMapLibre(
  container: RefObject<HTMLElement | null>,
  { styleUrl, ...props }: SurfaceProps & { styleUrl?: string },
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const tellView = useEffectEvent((shown: MapLibreMap) => props.onView(viewOf(shown)))
  const tellFailure = useEffectEvent((problem: unknown) => {
    console.error('The map cannot be shown:', problem)
    props.onFailure('failed')
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    let made: MapLibreMap | undefined
    let gone = false
    void start(element)
    return () => {
      gone = true
      setMap(null)
      made?.remove()
    }

    async function start(within: HTMLElement) {
      try {
        const style = await styleFor(styleUrl)
        if (gone) return
        const shown = createMap(within, style)
        made = shown
        shown.on('moveend', () => tellView(shown))
        shown.on('error', ({ error }) => (shown.isStyleLoaded() ? console.error(error) : tellFailure(error)))
        // Markers need no picture below them: they stand as soon as the map can tell where.
        tellView(shown)
        setMap(shown)
      } catch (problem) {
        if (!gone) tellFailure(problem)
      }
    }
  }, [container, styleUrl])

  return map
}

function createMap(container: HTMLElement, style: Awaited<ReturnType<typeof styleFor>>) {
  const map = new MapLibreMap({
    container,
    style,
    bounds: [california.west, california.south, california.east, california.north],
    fitBoundsOptions: { padding: 24 },
    attributionControl: false,
    // Greedy gestures and no default controls (specification, visitor actions 9).
    cooperativeGestures: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    minZoom: 4,
    maxZoom: 18,
  })
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
