import { loadOnce } from '@virida/shared/platform/load-once'
import { createPlaces, type Places } from './create-places'

let loaded: Places | undefined

/** Loads the places once. After a failure the next call tries again. */
export const loadPlaces = loadOnce(async (): Promise<Places> => {
  const { default: table } = await import(/* webpackChunkName: "places" */ './places.json')
  loaded = createPlaces(table)
  return loaded
})

/**
 * The places, if they are loaded. If the URL has a keyword, the page's `load` loads them before the first
 * render, on the server and in the browser.
 */
export const loadedPlaces = (): Places | undefined => loaded
