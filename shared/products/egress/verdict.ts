import { allPass, type EgressResult } from './calculate'
import { isSillLowEnough } from '../building-code/minimums'

/**
 * Where a window is large enough. The two floors differ in the area only, so a window that fails on upper floors may
 * still pass as a grade-floor opening (IRC R310.2.1, exception).
 */
export type Verdict = 'every_floor' | 'grade_floor_only' | 'none'

export function verdictOf({ passes }: Pick<EgressResult, 'passes'>): Verdict {
  if (allPass(passes.upper)) return 'every_floor'
  return allPass(passes.first) ? 'grade_floor_only' : 'none'
}

/**
 * The verdict on a window whose height in the wall may be known. A window that is large enough fails everywhere when its
 * opening begins too high above the floor (IRC R310.2.2).
 * @param sill Inches from the floor to the bottom of the opening. Without it the height is not judged.
 */
export function verdictAt(result: Pick<EgressResult, 'passes'>, sill: number | undefined) {
  const verdict = verdictOf(result)
  const isTooHigh = sill !== undefined && !isSillLowEnough(sill)
  return isTooHigh && verdict !== 'none' ? 'sill_too_high' : verdict
}
