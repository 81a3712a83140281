import { egressWindowOf, type EgressWindow } from '../formulas'

/** A window that the test knows to exist. */
export function windowOf(series: string, style: string): EgressWindow {
  const window = egressWindowOf(series, style)
  if (!window) throw new Error(`Cannot calculate ${series} ${style}: the calculator does not cover it`)
  return window
}
