import type { Dealer } from '../dealers/dealer'
import type { SearchResult } from '../search/search-dealers'
import type { Bounds, Camera } from './map-provider'
import { california } from './map-provider'

/** Zoom on a chosen dealer (specification, visitor actions 9). */
export const dealerZoom = 15
/** One dealer alone is not looked at from closer than this. */
const maxZoom = 12

/** Looks at what was found nearby, and at the place that was searched for; at all of California otherwise. */
export function cameraForResult(dealers: readonly Dealer[], result: SearchResult): Camera {
  const { center, nearby, found } = result
  const isAll = !center || (center.of === 'visitor' && result.radius === 'any')
  const shown = found.slice(0, isAll ? found.length : nearby || found.length)
  if (shown.length === 0 || (isAll && found.length === dealers.length))
    return { to: 'bounds', bounds: california, maxZoom }
  const bounds: Bounds = { west: 180, south: 90, east: -180, north: -90 }
  const add = ({ lat, lng }: { lat: number; lng: number }) => {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  for (const at of shown) {
    const dealer = dealers[at]
    if (dealer) add(dealer)
  }
  // A ZIP code in New York would draw the map over the whole country.
  if (center && result.answer.kind !== 'elsewhere') add(center)
  return { to: 'bounds', bounds, maxZoom }
}

/** What an info window with its longest words and the pin below it take above their point, in px. */
const infoHeight = 216

/**
 * How far below the middle of a map of this height a chosen point stands, in px: in a low map (a phone held across,
 * 400 % zoom) so far that its info window has room above it.
 */
export const belowMiddle = (height: number) => Math.max(0, Math.min(infoHeight, height - 4) - height / 2)
