import type { Point } from '../dealers/dealer'

export type VisitorLocation =
  | { state: 'unknown' | 'asking' | 'refused' | 'timeout' | 'unavailable' | 'unsupported' }
  | { state: 'known'; at: Point }

/** The part of `navigator.geolocation` that is used. */
export type Geolocator = Pick<Geolocation, 'getCurrentPosition'>

export type VisitorLocationStore = {
  get: () => VisitorLocation
  subscribe: (listener: () => void) => () => void
  /** Asks the browser for the location on the first call only (R-DEALER-3). */
  askOnce: () => void
  /** Asks the browser again, when the visitor requests it. */
  askAgain: () => void
}

const timeoutMs = 10_000
/** The browser may answer with a location that it found up to five minutes ago. */
const maxAgeMs = 5 * 60_000

/** States by the code of a GeolocationPositionError. */
const failures = { 1: 'refused', 2: 'unavailable', 3: 'timeout' } as const

/**
 * Keeps the visitor's location for as long as the site is open. The site sends it to no server; only the
 * links to directions in Google Maps contain it.
 * @param findGeolocator Returns undefined in a browser without geolocation.
 */
export function createVisitorLocation(findGeolocator: () => Geolocator | undefined): VisitorLocationStore {
  const listeners = new Set<() => void>()
  let current: VisitorLocation = { state: 'unknown' }

  const set = (next: VisitorLocation) => {
    current = next
    for (const listener of listeners) listener()
  }
  const ask = () => {
    const geolocator = findGeolocator()
    if (!geolocator) return set({ state: 'unsupported' })
    set({ state: 'asking' })
    geolocator.getCurrentPosition(
      ({ coords }) => set({ state: 'known', at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => set({ state: failures[code as 1 | 2 | 3] ?? 'unavailable' }),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    )
  }
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    askOnce: () => {
      if (current.state === 'unknown') ask()
    },
    askAgain: ask,
  }
}
