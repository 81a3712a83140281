import type { EgressResult } from './calculate'
import { minimums, type Floor } from './minimums'

export type Parameter = 'width' | 'height' | 'area'
export const parameters: readonly Parameter[] = ['width', 'height', 'area']

/** By how much an opening goes beyond a minimum; negative where it stays below. Inches or square feet, unrounded. */
export const marginOf = ({ exact }: EgressResult, parameter: Parameter, floor: Floor): number =>
  exact[parameter] - minimums[floor][parameter]
