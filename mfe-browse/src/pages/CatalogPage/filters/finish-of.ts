import { finishes, type Finish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import type { Filter } from './filter-query'

/** Returns the finish of a filter value, or undefined if the value belongs to another group. */
export const finishOf = (value: string): Finish | undefined => finishes.find(({ key }) => key === value)

/**
 * The finish in which the cards are drawn. Of several chosen finishes the last one of the page counts, because the
 * less common colors are at the end.
 */
export const drawnFinish = (enabled: readonly Filter[]): Finish | undefined =>
  enabled.flatMap(({ value }) => finishOf(value) ?? []).at(-1)
