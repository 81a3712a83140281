import {
  anyDoor,
  filterGroups,
  filterValue,
  type FilterGroupKey,
  type FilterValue,
} from '@virida/shared/products/catalogue/listing/filters'
import { catalogPath } from '@virida/shared/site/addresses/pages'

/** A filter and its group. The group's key is also the name of the query parameter. */
export type Filter = { group: FilterGroupKey; value: FilterValue; label: string }

/** The filters that the page lists, in the order of the page. */
const listedFilters: readonly Filter[] = filterGroups.flatMap(({ key, values }) =>
  values.map(({ value, label }) => ({ group: key, value, label })),
)

/** The listed filters of one group. */
export const filtersOf = (group: FilterGroupKey) => listedFilters.filter((filter) => filter.group === group)

/** All filters that a URL can enable. */
export const filters: readonly Filter[] = [anyDoor, ...listedFilters]

/** The most values of one group that are read. No group has that many filters. */
const mostValues = 100

const valuesIn = (query: URLSearchParams, group: FilterGroupKey) =>
  query
    .getAll(group)
    .flatMap((values) => values.split(',', mostValues))
    .slice(0, mostValues)
    .map((one) => filterValue(group, one))

/**
 * The filters in a URL. A parameter may hold several values separated by commas, and may occur several times,
 * as a form sends it. Unknown values are ignored.
 */
export function filtersIn(query: URLSearchParams): readonly Filter[] {
  const enabled = new Map(filterGroups.map(({ key }) => [key, valuesIn(query, key)]))
  return filters.filter(({ group, value }) => enabled.get(group)?.includes(value))
}

/** A copy of the query with these filters in place of the old ones. Other parameters stay. */
export function withFilters(query: URLSearchParams, enabled: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const { key } of filterGroups) next.delete(key)
  for (const filter of filters) {
    if (enabled.some(({ value }) => value === filter.value)) next.append(filter.group, filter.value)
  }
  return next
}

/** The URL of the catalog with this query, without a question mark if the query is empty. */
export function catalogHref(query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${catalogPath}?${text}` : catalogPath
}
