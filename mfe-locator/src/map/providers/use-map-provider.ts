import { useEffect, useState } from 'react'
import { loadProvider } from './load-provider'
import type { MapFailure, MapProvider } from '../map-provider'
import { readMapSettings } from './map-settings'

/** Loads the map provider when the map is first rendered. `provider` is undefined until it is loaded. */
export function useMapProvider(onFailure: (failure: MapFailure) => void) {
  // Null until the provider is loaded.
  const [loaded, setLoaded] = useState<{ provider: MapProvider } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCancelled = false
    loadProvider(readMapSettings()).then(
      (provider) => !isCancelled && setLoaded({ provider }),
      (problem: unknown) => {
        if (isCancelled) return
        console.error('The map provider could not be loaded; a notice is shown in its place:', problem)
        onFailure('failed')
      },
    )
    return () => {
      isCancelled = true
    }
  }, [attempt, onFailure])

  return { provider: loaded?.provider, retry: () => setAttempt(attempt + 1) }
}
