import type { Sixteenths } from '../catalogue/dimension'
import type { Size } from '../catalogue/facts'
import { usualClearances, type FrameKind } from '../catalogue/vocabulary/frames'

/* The three sizes of a row: its opening, its frame, and the frame type, whose usual clearance is between the two. */

/** A side of the frame for a side of the opening. Undefined if the opening is not larger than the clearance. */
export function frameSideFor(opening: Sixteenths, kind: FrameKind): Sixteenths | undefined {
  const side = opening - usualClearances[kind]
  return side > 0 ? (side as Sixteenths) : undefined
}

/** A side of the opening for a side of the frame. */
export const openingSideFor = (frame: Sixteenths, kind: FrameKind): Sixteenths =>
  (frame + usualClearances[kind]) as Sixteenths

/**
 * Whether a frame is at least as large as its opening in one direction, so that it cannot be set. A size that is not
 * known is not tight.
 */
export function isTightFit(
  frame: Readonly<Partial<Size>> | undefined,
  opening: Readonly<Size> | undefined,
): boolean {
  const isTight = (side: keyof Size) => {
    const length = frame?.[side]
    return length !== undefined && opening !== undefined && length >= opening[side]
  }
  return isTight('width') || isTight('height')
}
