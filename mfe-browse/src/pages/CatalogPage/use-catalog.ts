import { catalogItems, type CatalogItem } from '@virida/shared/products/catalogue/listing/catalog-items'
import { filterItems } from '@virida/shared/products/catalogue/listing/filters'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { useAhead } from '@virida/shared/site/hooks/use-ahead'
import { useSearchParams } from '@virida/shared/router'
import { comparedIn, withCompared } from './compared-query'
import { catalogHref, filtersIn, withFilters, type Filter } from './filters/filter-query'
import { orderIn, sortItems, type Order } from './results/sort'

/** The visitor's choices except the sort order. */
type Choice = { enabled: readonly Filter[]; compared: readonly SeriesSlug[] }

export type Catalog = Choice & {
  query: URLSearchParams
  order: Order
  items: readonly CatalogItem[]
  /** The series that the filters leave, in the order of the page. Empty if no filter is enabled. */
  found: readonly SeriesSlug[]
  /** Returns the URL with exactly these filters. */
  hrefWith: (enabled: readonly Filter[]) => string
  /** Sets exactly these filters. Replaces the history entry and keeps the scroll position. */
  show: (enabled: readonly Filter[]) => void
  toggle: (filter: Filter) => void
  /** Returns the URL with exactly these series chosen for comparison. */
  hrefComparing: (slugs: readonly SeriesSlug[]) => string
  /** Adds a series to the comparison or removes it. */
  toggleCompared: (slug: SeriesSlug) => void
}

/** The state of the catalog. It is derived from the URL, so the server renders the same state. */
export function useCatalog(): Catalog {
  const [query, setQuery] = useSearchParams()
  const [now, announce] = useAhead<Choice>({ enabled: filtersIn(query), compared: comparedIn(query) }, toText)
  const { enabled, compared } = now
  const order = orderIn(query)
  const left = filterItems(
    catalogItems,
    enabled.map(({ value }) => value),
  )
  const items = sortItems(left, order)

  const queryWith = (next: Choice) => withCompared(withFilters(query, next.enabled), next.compared)
  const choose = (next: Choice) => {
    announce(next)
    setQuery(queryWith(next), { replace: true, preventScrollReset: true })
  }
  const show = (next: readonly Filter[]) => choose({ ...now, enabled: next })
  return {
    query,
    enabled,
    compared,
    order,
    items,
    found: enabled.length > 0 ? [...new Set(items.map(({ slug }) => slug))] : [],
    hrefWith: (next) => catalogHref(queryWith({ ...now, enabled: next })),
    show,
    toggle: (filter) => {
      const others = enabled.filter(({ value }) => value !== filter.value)
      show(others.length < enabled.length ? others : [...enabled, filter])
    },
    hrefComparing: (slugs) => catalogHref(queryWith({ ...now, compared: slugs })),
    toggleCompared: (slug) => {
      const others = compared.filter((other) => other !== slug)
      choose({ ...now, compared: others.length < compared.length ? others : [...compared, slug] })
    },
  }
}

const toText = ({ enabled, compared }: Choice) =>
  [...enabled.map(({ value }) => value).sort(), ...compared].join()
