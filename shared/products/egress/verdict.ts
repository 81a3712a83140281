import { allPass, type EgressResult } from './calculate'

/**
 * Where a window may be used. The two floors differ in the area only, so a window that fails on upper floors may
 * still pass as a grade-floor opening (IRC R310.2.1, exception).
 */
export type Verdict = 'every_floor' | 'grade_floor_only' | 'none'

export function verdictOf({ passes }: Pick<EgressResult, 'passes'>): Verdict {
  if (allPass(passes.upper)) return 'every_floor'
  return allPass(passes.first) ? 'grade_floor_only' : 'none'
}
