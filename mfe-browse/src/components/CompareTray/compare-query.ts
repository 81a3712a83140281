import { isSeriesSlug } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'

/** How many series stand side by side. */
export const mostCompared = 4

/** The series that an address asks to compare, and what of it cannot be shown. */
export type AskedSeries = {
  slugs: readonly SeriesSlug[]
  /** Named, but no series; cut to a length that can be repeated to the visitor. */
  unknown: readonly string[]
  repeated: readonly SeriesSlug[]
  /** Known series after the fourth. */
  beyond: readonly SeriesSlug[]
}

const longestName = 40

/**
 * Reads `series=a,b` and `series=a&series=b`, as links and as a form write them. The first four known series
 * count, each once.
 */
export function seriesIn(query: URLSearchParams, parameter = 'series'): AskedSeries {
  const said = query
    .getAll(parameter)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean)
  const known = said.filter(isSeriesSlug)
  const once = [...new Set(known)]
  return {
    slugs: once.slice(0, mostCompared),
    unknown: [...new Set(said.filter((value) => !isSeriesSlug(value)))]
      .slice(0, mostCompared)
      .map((value) => value.slice(0, longestName)),
    repeated: once.filter((slug) => known.indexOf(slug) !== known.lastIndexOf(slug)),
    beyond: once.slice(mostCompared),
  }
}

export const differencesParameter = 'differences'
export const asksForDifferences = (query: URLSearchParams) => query.get(differencesParameter) === '1'

/** The address of a comparison: `/compare?series=venetian-casement,venetian-awning&differences=1`. */
export function compareHref(slugs: readonly SeriesSlug[], { differences = false } = {}): string {
  const said = [
    slugs.length > 0 && `series=${slugs.join(',')}`,
    differences && `${differencesParameter}=1`,
  ].filter(Boolean)
  return said.length > 0 ? `/compare?${said.join('&')}` : '/compare'
}
