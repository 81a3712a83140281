import { openPlaces } from './open-places'
import type { Places } from './open-places'

let loading: Promise<Places> | undefined
let loaded: Places | undefined

/** Fetches the table of places, once. A failure is not kept: the next search asks again. */
export function loadPlaces(): Promise<Places> {
  loading ??= import(/* webpackChunkName: "places" */ './places.json').then(
    (table) => (loaded = openPlaces(table.default)),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The table, if it is here already: a server renders with it, and so does the browser that takes over from it. */
export const loadedPlaces = (): Places | undefined => loaded
