import type { Dealer } from '../../dealers/dealer'
import type { SearchResult } from '../../search/search-dealers'
import { milesBetween } from '../../search/distance'
import { california, embeddedZoom, type Bounds, type Camera } from '../map-provider'

/** Zoom at a chosen dealer on a map with streets (R-DEALER-2). */
const streetZoom = 15
/** Largest zoom at a search result, so that a single dealer is shown with its surroundings. */
const maxZoom = embeddedZoom

/**
 * Where the map looks after a search: at all dealers found, those that match and those nearby, and the point that was
 * searched around. It looks at all of California if all dealers or none are found.
 */
export function cameraForResult(dealers: readonly Dealer[], result: SearchResult): Camera {
  const { center, found } = result
  const isEverywhere = !center || (center.of !== 'place' && result.radius === 'any')
  if (found.length === 0 || (isEverywhere && found.length === dealers.length))
    return { to: 'bounds', bounds: california, maxZoom }
  const bounds: Bounds = { west: 180, south: 90, east: -180, north: -90 }
  const include = ({ lat, lng }: { lat: number; lng: number }) => {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  for (const index of found) {
    const dealer = dealers[index]
    if (dealer) include(dealer)
  }
  // With a ZIP code in New York the map would show the whole country, so that point is left out.
  if (!isEverywhere && result.match.kind !== 'out-of-state') include(center)
  return { to: 'bounds', bounds, maxZoom }
}

/** The smallest zoom at a chosen dealer on the embedded map, for a dealer whose neighbors are far away. */
const farthestZoom = 7
/** How many neighbors stay in view on the embedded map, and how far from the dealer at most, in px. */
const neighborCount = 2
const neighborDistance = 180
/** Length of the equator in miles, and width of the world at zoom 0 in px. */
const equator = 24_901
const worldWidth = 512

/** Where the map looks when a dealer is chosen in the list. On the embedded map, the nearest dealers stay in view. */
export function cameraForDealer(dealer: Dealer, others: readonly Dealer[], hasStreets: boolean): Camera {
  if (hasStreets) return { to: 'point', at: dealer, zoom: streetZoom }
  const miles = others.flatMap((other) => (other === dealer ? [] : [milesBetween(dealer, other)]))
  const distance = miles.sort((a, b) => a - b).at(Math.min(neighborCount, miles.length) - 1) ?? 0
  const milesPerPixel = (equator * Math.cos((dealer.lat * Math.PI) / 180)) / worldWidth
  const zoom = Math.log2((neighborDistance * milesPerPixel) / distance)
  return { to: 'point', at: dealer, zoom: Math.min(Math.max(zoom, farthestZoom), embeddedZoom) }
}

/** Height of the tallest info window with the pin below it, in px. */
const infoHeight = 288

/**
 * How far below the middle of the map a chosen dealer is placed, in px. It is 0 on most maps; on a low map (a phone
 * in landscape, 400 % zoom) it leaves room for the info window above the dealer.
 */
export const offsetBelowMiddle = (mapHeight: number) =>
  Math.max(0, Math.min(infoHeight, mapHeight - 4) - mapHeight / 2)
