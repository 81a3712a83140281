import type { Point } from '../dealers/dealer'

export type VisitorLocation =
  | { state: 'unknown' | 'asking' | 'refused' | 'timeout' | 'unavailable' | 'unsupported' }
  | { state: 'known'; at: Point }

/** The browser's own part: its `navigator.geolocation`. */
export type Locate = Pick<Geolocation, 'getCurrentPosition'>

export type VisitorLocationStore = {
  get: () => VisitorLocation
  subscribe: (listener: () => void) => () => void
  /** Asks the browser, the first time only (specification, visitor actions 7). */
  askOnce: () => void
  /** Asks once more, because the visitor wants to. */
  askAgain: () => void
}

const patience = 10_000
const freshEnough = 5 * 60_000

/** Numbers of GeolocationPositionError. */
const failures = { 1: 'refused', 2: 'unavailable', 3: 'timeout' } as const

/** Where the visitor is: asked for once in a visit, remembered while the site stands open, sent nowhere. */
export function createVisitorLocation(find: () => Locate | undefined): VisitorLocationStore {
  const listeners = new Set<() => void>()
  let current: VisitorLocation = { state: 'unknown' }

  const set = (next: VisitorLocation) => {
    current = next
    for (const listener of listeners) listener()
  }
  const ask = () => {
    const browser = find()
    if (!browser) return set({ state: 'unsupported' })
    set({ state: 'asking' })
    browser.getCurrentPosition(
      ({ coords }) => set({ state: 'known', at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => set({ state: failures[code as 1 | 2 | 3] ?? 'unavailable' }),
      { timeout: patience, maximumAge: freshEnough },
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
