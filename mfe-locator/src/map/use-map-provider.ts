import { useEffect, useState } from 'react'
import { loadProvider } from './load-provider'
import type { MapFailure, MapProvider } from './map-provider'
import { readMapSettings } from './map-settings'

/** The provider's code, fetched when the map first stands there. */
export function useMapProvider(onFailure: (failure: MapFailure) => void) {
  // In an object: React would call a function that it is given as a state.
  const [loaded, setLoaded] = useState<{ provider: MapProvider } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    loadProvider(readMapSettings()).then(
      (provider) => !gone && setLoaded({ provider }),
      (problem: unknown) => {
        if (gone) return
        console.error('The code of the map could not be loaded:', problem)
        onFailure('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [attempt, onFailure])

  return { provider: loaded?.provider, retry: () => setAttempt(attempt + 1) }
}
