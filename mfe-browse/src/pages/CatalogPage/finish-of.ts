import {
  allOverCapstockFinishes,
  capstockFinishes,
  standardFinishes,
} from '@virida/shared/catalogue/finishes'
import type { Finish } from '@virida/shared/catalogue/finishes'
import type { Filter } from './filter-query'

const finishes = [...standardFinishes, ...capstockFinishes, ...allOverCapstockFinishes]

/** The finish of a filter value; nothing for a value of another group. */
export const finishOf = (value: string): Finish | undefined => finishes.find(({ key }) => key === value)

/**
 * The finish that the cards are drawn in: the chosen one, and of several the last of the page, where the less
 * usual colors stand.
 */
export const drawnFinish = (enabled: readonly Filter[]): Finish | undefined =>
  enabled.flatMap(({ value }) => finishOf(value) ?? []).at(-1)
