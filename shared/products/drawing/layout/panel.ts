import { rect, type Rect, type Sides } from '../canvas/geometry'
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
