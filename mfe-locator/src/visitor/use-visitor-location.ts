import { useEffect, useSyncExternalStore } from 'react'
import { createVisitorLocation, type VisitorLocation, type VisitorLocationStore } from './visitor-location'

const browserStore = createVisitorLocation(() => navigator.geolocation)
const unknown: VisitorLocation = { state: 'unknown' }

/** Asks the browser for the visitor's location when the page first opens, and returns what is known of it. */
export function useVisitorLocation(store: VisitorLocationStore = browserStore) {
  useEffect(() => store.askOnce(), [store])
  const visitor = useSyncExternalStore(store.subscribe, store.get, () => unknown)
  return { visitor, askAgain: store.askAgain }
}
