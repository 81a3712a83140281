import { isSeriesSlug, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { differencesParameter } from '@virida/shared/site/addresses/compare'

/** The most series that can be compared at once. */
export const mostCompared = 4

/** The series in a URL, and the values that cannot be shown. */
export type AskedSeries = {
  slugs: readonly SeriesSlug[]
  /** Values that are not a series: the first four, each cut to 40 characters. */
  unknown: readonly string[]
  repeated: readonly SeriesSlug[]
  /** Known series after the first four. */
  beyond: readonly SeriesSlug[]
}

const longestName = 40
/** The most values that are read. The rest of a longer list is ignored. */
const mostRead = 100

/**
 * Reads `series=a,b` (from links) and `series=a&series=b` (from the form). The first four known series count. A
 * series that occurs twice counts once.
 */
export function seriesIn(query: URLSearchParams, parameter = 'series'): AskedSeries {
  const values = query
    .getAll(parameter)
    .flatMap((value) => value.split(',', mostRead))
    .slice(0, mostRead)
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean)
  const known = values.filter(isSeriesSlug)
  const once = [...new Set(known)]
  return {
    slugs: once.slice(0, mostCompared),
    unknown: [...new Set(values.filter((value) => !isSeriesSlug(value)))]
      .slice(0, mostCompared)
      .map((value) => value.slice(0, longestName)),
    repeated: once.filter((slug) => known.indexOf(slug) !== known.lastIndexOf(slug)),
    beyond: once.slice(mostCompared),
  }
}

/**
 * Whether a URL asks for differences only. Undefined if the URL does not say; then the width of the screen
 * decides. The last value counts, because a form sends a 0 for its checkbox and then a 1 if it is checked.
 */
export function asksForDifferences(query: URLSearchParams): boolean | undefined {
  const value = query.getAll(differencesParameter).at(-1)
  return value === '1' ? true : value === '0' ? false : undefined
}
