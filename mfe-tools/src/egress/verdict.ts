import { all, type EgressResult } from './calculate'
import { highestSill } from './minimums'

/**
 * Where a window may serve. The two columns of the table differ only in area, so a window that fails the whole
 * may still do where the ground is near (IRC R310.2.1, exception).
 */
export type Verdict = 'every_floor' | 'grade_floor_only' | 'none'

export function verdictOf({ passes }: Pick<EgressResult, 'passes'>): Verdict {
  if (all(passes.upper)) return 'every_floor'
  return all(passes.first) ? 'grade_floor_only' : 'none'
}

/** Whether the bottom of the clear opening, in inches above the floor, is low enough (IRC R310.2.2). */
export const isSillLowEnough = (sill: number) => sill <= highestSill
