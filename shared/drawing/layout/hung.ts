import { even, rect } from '../geometry'
import type { Product } from '../input'
import { openingOf, type Panel } from './panel'

/**
 * Two equal halves that lap at the meeting rail. The lower sash stands further inside and rises until the
 * stop is left below the middle; the upper one is a fixed lite in a single hung window.
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
