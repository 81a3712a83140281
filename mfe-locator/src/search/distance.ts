import type { Point } from '../dealers/dealer'
import { madeOnce } from '@virida/shared/site/made-once'

/** Mean radius of the Earth, in miles. */
const earthRadius = 3958.8
const radians = Math.PI / 180

/** Distance in a straight line over the ground, in miles (haversine formula). */
export function milesBetween(from: Point, to: Point): number {
  const latitude = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2
  const longitude = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2
  const angle = latitude + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(angle)))
}

const near = madeOnce(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const far = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))

/** Formats miles as `4.2 miles`, `1.0 mile` or `126 miles`. From 100 miles on, tenths are dropped. */
export function formatMiles(miles: number): string {
  const text = miles < 99.95 ? near().format(miles) : far().format(miles)
  return `${text} ${text === '1.0' ? 'mile' : 'miles'}`
}
