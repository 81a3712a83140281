import { filterGroups, filterValue } from '@virida/shared/catalogue/filters'
import type { FilterGroupKey, FilterValue } from '@virida/shared/catalogue/filters'

/** One filter with the group, and so the query parameter, that it belongs to. */
export type Filter = { group: FilterGroupKey; value: FilterValue; label: string }

/** All filters, in the order of the page. */
export const filters: readonly Filter[] = filterGroups.flatMap(({ key, values }) =>
  values.map(({ value, label }) => ({ group: key, value, label })),
)

/**
 * The filters that an address presets. Several values of one group stand in one parameter, divided by commas,
 * or in several of the same name, as a form sends them; unknown values are left out.
 */
export function filtersIn(query: URLSearchParams): readonly Filter[] {
  return filters.filter(({ group, value }) =>
    query
      .getAll(group)
      .flatMap((values) => values.split(','))
      .some((one) => filterValue(group, one) === value),
  )
}

/** The same address with these filters and no others; what it says besides stays. */
export function withFilters(query: URLSearchParams, enabled: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const { key } of filterGroups) next.delete(key)
  for (const filter of filters) {
    if (enabled.some(({ value }) => value === filter.value)) next.append(filter.group, filter.value)
  }
  return next
}

/** `/catalog` with a query, or without one when there is nothing to say. */
export function catalogHref(query: URLSearchParams): string {
  const said = query.toString()
  return said ? `/catalog?${said}` : '/catalog'
}
