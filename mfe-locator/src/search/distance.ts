import type { Point } from '../dealers/dealer'

const earthRadius = 3958.8
const radians = Math.PI / 180

/** Miles as the crow flies (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const latitude = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2
  const longitude = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2
  const angle = latitude + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(angle)))
}

const near = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const far = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `4.2 miles`, `1.0 mile`, `126 miles`: a tenth matters next door and not at the other end of the state. */
export function formatMiles(miles: number): string {
  const text = miles < 99.95 ? near.format(miles) : far.format(miles)
  return `${text} ${text === '1.0' ? 'mile' : 'miles'}`
}
