import { passes, type Frame } from './calculate'
import { egressWindows, type EgressWindow } from './formulas'
import { misfitsOf } from './frame-limits'
import type { Floor } from '../building-code/minimums'

/** Every other window that is made in this frame size and passes on a floor. */
export const alternatives = (window: EgressWindow, frame: Frame, floor: Floor): EgressWindow[] =>
  egressWindows.filter(
    (other) =>
      other.slug !== window.slug && misfitsOf(other, frame).length === 0 && passes(other, frame, floor),
  )
