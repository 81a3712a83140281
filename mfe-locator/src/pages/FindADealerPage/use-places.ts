import { useEffect, useState } from 'react'
import { loadPlaces, loadedPlaces } from '../../places/load-places'
import type { Places } from '../../places/open-places'

export type PlacesState = {
  places: Places | undefined
  state: 'idle' | 'loading' | 'failed' | 'here'
  load: () => Promise<void>
}

/** The table of places, fetched when a search needs it. On the server and at hydration it is here already. */
export function usePlaces(needed: boolean): PlacesState {
  const [places, setPlaces] = useState(loadedPlaces)
  const [failed, setFailed] = useState(false)

  const load = async () => {
    setFailed(false)
    await loadPlaces().then(setPlaces, () => setFailed(true))
  }
  useEffect(() => {
    if (!needed || places) return
    let gone = false
    loadPlaces().then(
      (table) => !gone && setPlaces(table),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [needed, places])

  const state = places ? 'here' : failed ? 'failed' : needed ? 'loading' : 'idle'
  return { places, state, load }
}
