import type { Point } from '../dealers/dealer'

/**
 * URL of directions to a dealer in Google Maps. It needs no API key.
 * @param from The visitor's location. Without it, Google Maps asks the visitor where to start.
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export function directionsUrl(from: Point | undefined, to: Point): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  if (from) url.searchParams.set('origin', `${from.lat},${from.lng}`)
  url.searchParams.set('destination', `${to.lat},${to.lng}`)
  return url.href
}
