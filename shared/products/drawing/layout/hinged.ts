import { even } from '../canvas/geometry'
import type { Product } from '../product/input'
import type { Leaf } from '../product/operation'
import { columns, openingOf, type Motion, type Panel } from './panel'

const motions = (leaves: readonly Leaf[]): Motion[] =>
  leaves.map((leaf, index) => {
    if (leaf === 'hinge-left') return { kind: 'hinge', on: 'left' }
    if (leaf === 'hinge-right') return { kind: 'hinge', on: 'right' }
    if (leaf === 'fold-left') return { kind: 'fold', toward: 'left', index }
    if (leaf === 'fold-right') return { kind: 'fold', toward: 'right', index: leaves.length - 1 - index }
    return { kind: 'fixed' }
  })

/** Panels of casements, swing doors and folding doors: side by side, without overlap. */
export function hingedPanels(product: Product): Panel[] {
  const { sash, foot = sash } = product.profile
  const moves = motions(product.leaves)
  return columns(
    openingOf(product),
    moves.map(() => 1),
  ).map((cell, index) => ({
    cell,
    outline: cell,
    motion: moves[index] ?? { kind: 'fixed' },
    track: 0,
    faces: { ...even(sash), bottom: foot },
    sash: true,
  }))
}

/** An awning has one panel, hinged at the top. */
export function awningPanels(product: Product): Panel[] {
  const opening = openingOf(product)
  return [
    {
      cell: opening,
      outline: opening,
      motion: { kind: 'hinge', on: 'top' },
      track: 0,
      faces: even(product.profile.sash),
      sash: true,
    },
  ]
}
