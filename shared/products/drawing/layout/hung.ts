import { even, rect } from '../canvas/geometry'
import type { Product } from '../product/input'
import { openingOf, type Panel } from './panel'

/**
 * Two halves that overlap at the meeting rail. The lower sash is on the inner track and slides up until only `stop`
 * inches of it remain below the middle. The upper half of a single hung window is fixed.
 */
export function hungPanels(product: Product): Panel[] {
  const { sash, rail, bead, stop } = product.profile
  const opening = openingOf(product)
  const half = opening.height / 2
  const lap = Math.min(rail, half) / 2
  const upperSash = product.style === 'double_hung'
  const { x, y, width } = opening
  return [
    {
      cell: rect(x, y, width, half),
      outline: rect(x, y, width, half + lap),
      motion: { kind: 'fixed' },
      track: 0,
      faces: { ...even(upperSash ? sash : bead), bottom: rail },
      sash: upperSash,
    },
    {
      cell: rect(x, y + half, width, half),
      outline: rect(x, y + half - lap, width, half + lap),
      motion: { kind: 'slide', dx: 0, dy: -Math.max(half - stop, 0) },
      track: 1,
      faces: { ...even(sash), top: rail, bottom: sash * 1.25 },
      sash: true,
    },
  ]
}
