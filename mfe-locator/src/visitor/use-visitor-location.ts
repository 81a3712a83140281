import { useEffect, useSyncExternalStore } from 'react'
import { createVisitorLocation } from './visitor-location'
import type { VisitorLocation, VisitorLocationStore } from './visitor-location'

const browser = createVisitorLocation(() => navigator.geolocation)
const unknown: VisitorLocation = { state: 'unknown' }

/** Asks the browser where the visitor is when the page first stands there, and follows the answer. */
export function useVisitorLocation(store: VisitorLocationStore = browser) {
  useEffect(() => store.askOnce(), [store])
  const visitor = useSyncExternalStore(store.subscribe, store.get, () => unknown)
  return { visitor, askAgain: store.askAgain }
}
