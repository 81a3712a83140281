import type { Point } from '../dealers/dealer'

/**
 * URL of directions from the visitor to a dealer in Google Maps. It needs no API key.
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export function directionsUrl(from: Point, to: Point): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  url.searchParams.set('origin', `${from.lat},${from.lng}`)
  url.searchParams.set('destination', `${to.lat},${to.lng}`)
  return url.href
}
