import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { seriesIn } from '../../components/CompareTray/compare-query'

/** The series that are chosen to compare stand in the address beside the filters. */
export const comparedParameter = 'compare'

export const comparedIn = (query: URLSearchParams): readonly SeriesSlug[] =>
  seriesIn(query, comparedParameter).slugs

/** The same address with these series chosen to compare and no others. */
export function withCompared(query: URLSearchParams, slugs: readonly SeriesSlug[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(comparedParameter)
  for (const slug of slugs) next.append(comparedParameter, slug)
  return next
}
