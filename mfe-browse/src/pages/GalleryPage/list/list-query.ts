import { facetKeys } from '../pictures/picture-filters'

/** Whether the URL asks for all pictures and not for the list of categories. A filter in the URL asks for them too. */
export const asksForAll = (query: URLSearchParams): boolean =>
  query.get('pictures') === 'all' || facetKeys.some((key) => query.has(key))

/** The number of pictures that are shown at first, and that each press of "Show more" adds. */
export const shownStep = 24

/** The `shown` parameter of a URL, rounded down to whole steps and at least one step. */
export function shownIn(query: URLSearchParams): number {
  const steps = Math.floor(Number(query.get('shown')) / shownStep)
  return shownStep * Math.max(1, Number.isFinite(steps) ? steps : 1)
}
