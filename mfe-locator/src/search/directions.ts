import type { Point } from '../dealers/dealer'

/** A maps service's route from the visitor to a dealer: Google's documented link, which needs no key. */
export function directionsUrl(from: Point, to: Point): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  url.searchParams.set('origin', `${from.lat},${from.lng}`)
  url.searchParams.set('destination', `${to.lat},${to.lng}`)
  return url.href
}
