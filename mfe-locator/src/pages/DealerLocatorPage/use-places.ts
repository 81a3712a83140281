import { useEffect, useState } from 'react'
import type { Places } from '../../places/create-places'
import { loadedPlaces, loadPlaces } from '../../places/load-places'

export type PlacesState = {
  data: Places | undefined
  state: 'idle' | 'loading' | 'failed' | 'ready'
  load: () => Promise<void>
}

/**
 * Loads the places when a search needs them. When the page's URL has a keyword, they are loaded before the first
 * render, on the server and in the browser.
 */
export function usePlaces(isNeeded: boolean): PlacesState {
  const [data, setData] = useState(loadedPlaces)
  const [isFailed, setFailed] = useState(false)

  const load = async () => {
    setFailed(false)
    await loadPlaces().then(setData, () => setFailed(true))
  }
  useEffect(() => {
    if (!isNeeded || data) return
    let isCancelled = false
    loadPlaces().then(
      (places) => !isCancelled && setData(places),
      () => !isCancelled && setFailed(true),
    )
    return () => {
      isCancelled = true
    }
  }, [isNeeded, data])

  const state = data ? 'ready' : isFailed ? 'failed' : isNeeded ? 'loading' : 'idle'
  return { data, state, load }
}
