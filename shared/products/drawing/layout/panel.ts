import { rect, scaleSides, type Rect, type Sides } from '../canvas/geometry'
import type { GridPattern } from '../../catalogue/vocabulary/grids'
import type { Product } from '../product/input'

/** How a panel moves as the product opens, in the coordinates of the drawing. */
export type Motion =
  | { kind: 'fixed' }
  | { kind: 'slide'; dx: number; dy: number }
  | { kind: 'hinge'; on: 'left' | 'right' | 'top' }
  /** One panel of a folding row. `index` counts from the jamb that the row hangs on. */
  | { kind: 'fold'; toward: 'left' | 'right'; index: number }

export type Panel = {
  /** Its part of the opening. The cells of all panels fill the opening without overlap. */
  cell: Rect
  /** The closed panel, with the parts that overlap its neighbors. */
  outline: Rect
  motion: Motion
  /** Tracks are numbered from outside to inside. */
  track: number
  /** Widths of its stiles and rails. For fixed glass without a sash, the width of the glazing bead. */
  faces: Sides
  /** True for a sash or door panel, false for glass that is fixed directly in the frame. */
  sash: boolean
}

export type Layout = { frame: Rect; opening: Rect; panels: readonly Panel[] }

export const openingOf = ({ width, height, profile: { frame } }: Product): Rect =>
  rect(frame, frame, width - 2 * frame, height - 2 * frame)

/** Splits a rectangle into cells side by side, with widths proportional to `shares`. */
export function columns({ x, y, width, height }: Rect, shares: readonly number[]): Rect[] {
  const sum = shares.reduce((a, b) => a + b, 0)
  let left = x
  return shares.map((share) => {
    const cell = rect(left, y, (width * share) / sum, height)
    left += cell.width
    return cell
  })
}

/** Shrinks stiles and rails so that at least a fifth of the panel's width and height remains glass. */
export function fitted(faces: Sides, { width, height }: Rect): Sides {
  const most = Math.min(
    1,
    (width * 0.8) / (faces.left + faces.right),
    (height * 0.8) / (faces.top + faces.bottom),
  )
  return scaleSides(faces, most)
}

/** The grid of one panel. Some patterns leave out the lower sash of a hung window. */
export function gridOf({ grid }: Pick<Product, 'grid'>, { motion }: Panel): GridPattern | undefined {
  if (!grid) return undefined
  return 'sashes' in grid && grid.sashes === 'top' && motion.kind === 'slide' && motion.dy !== 0
    ? undefined
    : grid
}
