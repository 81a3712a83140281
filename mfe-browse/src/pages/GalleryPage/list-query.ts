import { facetKeys } from './picture-filters'

/** The list shows every picture, not the projects: asked for by its own parameter or by any filter. */
export const asksForAll = (query: URLSearchParams): boolean =>
  query.get('pictures') === 'all' || facetKeys.some((key) => query.has(key))

/** How many of all pictures are shown at first, and how many more each time. */
export const shownStep = 24

/** `shown` of an address, in whole steps; anything else is one step. */
export function shownIn(query: URLSearchParams): number {
  const steps = Math.floor(Number(query.get('shown')) / shownStep)
  return shownStep * Math.max(1, Number.isFinite(steps) ? steps : 1)
}
