import { finishes, type Finish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import type { Filter } from './filter-query'

/** Returns the finish of a filter value, or undefined if the value belongs to another group. */
export const finishOf = (value: string): Finish | undefined => finishes.find(({ key }) => key === value)

/**
 * The finish in which the cards are drawn. If several finishes are chosen, it is the one that the filter
 * lists last, because the less common colors are at the end.
 */
export const drawnFinish = (enabled: readonly Filter[]): Finish | undefined =>
  enabled.flatMap(({ value }) => finishOf(value) ?? []).at(-1)
