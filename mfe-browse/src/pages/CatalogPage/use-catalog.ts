import { catalogItems } from '@virida/shared/catalogue/catalog-items'
import type { CatalogItem } from '@virida/shared/catalogue/catalog-items'
import { filterItems } from '@virida/shared/catalogue/filters'
import { useSearchParams } from '@virida/shared/router'
import { useEffect, useState } from 'react'
import { catalogHref, filtersIn, withFilters } from './filter-query'
import type { Filter } from './filter-query'
import { orderIn, sortItems } from './sort'
import type { Order } from './sort'

export type Catalog = {
  query: URLSearchParams
  enabled: readonly Filter[]
  order: Order
  items: readonly CatalogItem[]
  /** Address at which exactly these filters are on. */
  hrefWith: (enabled: readonly Filter[]) => string
  /** Turns exactly these filters on: in place of the present address, and without a jump. */
  show: (enabled: readonly Filter[]) => void
  /** Turns one filter on or off. */
  toggle: (filter: Filter) => void
}

/** The catalog as the address says it, on the server and in the browser alike. */
export function useCatalog(): Catalog {
  const [query, setQuery] = useSearchParams()
  // What was asked for and the address does not say yet: a second click must build on the first.
  const [ahead, setAhead] = useState<readonly Filter[]>()
  const said = filtersIn(query)
  const enabled = ahead ?? said
  const order = orderIn(query)
  const found = filterItems(
    catalogItems,
    enabled.map(({ value }) => value),
  )
  const arrived = ahead !== undefined && valuesOf(ahead) === valuesOf(said)
  useEffect(() => {
    if (arrived) setAhead(undefined)
  }, [arrived])

  const show = (next: readonly Filter[]) => {
    setAhead(next)
    setQuery(withFilters(query, next), { replace: true, preventScrollReset: true })
  }
  return {
    query,
    enabled,
    order,
    items: sortItems(found, order),
    hrefWith: (next) => catalogHref(withFilters(query, next)),
    show,
    toggle: (filter) => {
      const others = enabled.filter(({ value }) => value !== filter.value)
      show(others.length < enabled.length ? others : [...enabled, filter])
    },
  }
}

const valuesOf = (some: readonly Filter[]) =>
  some
    .map(({ value }) => value)
    .sort()
    .join()
