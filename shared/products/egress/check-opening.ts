import type { Misfit } from '../catalogue/fit'
import { calculate, type EgressResult, type Frame } from './calculate'
import type { EgressWindow } from './formulas'
import { misfitsOf } from './frame-limits'
import { verdictOf, type Verdict } from './verdict'

/** A window and frame with everything that the calculator says about them. */
export type CheckedOpening = {
  window: EgressWindow
  frame: Frame
  result: EgressResult
  verdict: Verdict
  misfits: readonly Misfit[]
}

/** Checks one opening: the result, the verdict and whether the frame is made. */
export function checkOpening(window: EgressWindow, frame: Frame): CheckedOpening {
  const result = calculate({
    windowSeries: window.series,
    windowStyle: window.style,
    frameWidth: frame.width,
    frameHeight: frame.height,
  })
  return { window, frame, result, verdict: verdictOf(result), misfits: misfitsOf(window, frame) }
}
