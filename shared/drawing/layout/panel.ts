import { rect, type Rect, type Sides } from '../geometry'
import type { Product } from '../input'

/** What a panel does as the product opens, in the coordinates of the drawing. */
export type Motion =
  | { kind: 'fixed' }
  | { kind: 'slide'; dx: number; dy: number }
  | { kind: 'hinge'; on: 'left' | 'right' | 'top' }
  /** One of a row that folds like a screen; `index` counts from the jamb that the row hangs on. */
  | { kind: 'fold'; toward: 'left' | 'right'; index: number }

export type Panel = {
  /** Its share of the opening: the cells of all panels tile it. */
  cell: Rect
  /** Where it stands when shut, with what laps over its neighbours. */
  outline: Rect
  motion: Motion
  /** Tracks from the outside in; panels of a higher one stand further inside. */
  track: number
  /** Widths of its stiles and rails. A side of a lite glazed into the frame has its bead alone. */
  faces: Sides
  /** A sash or door panel, or a lite that is glazed straight into the frame. */
  sash: boolean
}

export type Layout = { frame: Rect; opening: Rect; panels: readonly Panel[] }

export const openingOf = ({ width, height, profile: { frame } }: Product): Rect =>
  rect(frame, frame, width - 2 * frame, height - 2 * frame)

/** `count` cells side by side; `shares` where they are not of one width. */
export function columns({ x, y, width, height }: Rect, shares: readonly number[]): Rect[] {
  const sum = shares.reduce((a, b) => a + b, 0)
  let left = x
  return shares.map((share) => {
    const cell = rect(left, y, (width * share) / sum, height)
    left += cell.width
    return cell
  })
}
