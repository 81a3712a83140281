import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { seriesIn } from '../../components/CompareTray/compare-query'

/** Query parameter that holds the series chosen for comparison, next to the filters. */
export const comparedParameter = 'compare'

export const comparedIn = (query: URLSearchParams): readonly SeriesSlug[] =>
  seriesIn(query, comparedParameter).slugs

/** A copy of the query with these series in place of the old ones. */
export function withCompared(query: URLSearchParams, slugs: readonly SeriesSlug[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(comparedParameter)
  for (const slug of slugs) next.append(comparedParameter, slug)
  return next
}
