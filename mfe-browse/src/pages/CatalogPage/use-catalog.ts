import { catalogItems } from '@virida/shared/catalogue/catalog-items'
import type { CatalogItem } from '@virida/shared/catalogue/catalog-items'
import { filterItems } from '@virida/shared/catalogue/filters'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { useAhead } from '@virida/shared/contract/use-ahead'
import { useSearchParams } from '@virida/shared/router'
import { comparedIn, withCompared } from './compared-query'
import { catalogHref, filtersIn, withFilters } from './filter-query'
import type { Filter } from './filter-query'
import { orderIn, sortItems } from './sort'
import type { Order } from './sort'

/** What a visitor chooses on the page, the order apart. */
type Choice = { enabled: readonly Filter[]; compared: readonly SeriesSlug[] }

export type Catalog = Choice & {
  query: URLSearchParams
  order: Order
  items: readonly CatalogItem[]
  /** Address at which exactly these filters are on. */
  hrefWith: (enabled: readonly Filter[]) => string
  /** Turns exactly these filters on: in place of the present address, and without a jump. */
  show: (enabled: readonly Filter[]) => void
  /** Turns one filter on or off. */
  toggle: (filter: Filter) => void
  /** Address at which exactly these series are chosen to compare. */
  hrefComparing: (slugs: readonly SeriesSlug[]) => string
  /** Chooses a series to compare, or takes it back. */
  toggleCompared: (slug: SeriesSlug) => void
}

/** The catalog as the address says it, on the server and in the browser alike. */
export function useCatalog(): Catalog {
  const [query, setQuery] = useSearchParams()
  const [now, tell] = useAhead<Choice>({ enabled: filtersIn(query), compared: comparedIn(query) }, wordsOf)
  const { enabled, compared } = now
  const order = orderIn(query)
  const found = filterItems(
    catalogItems,
    enabled.map(({ value }) => value),
  )

  const queryWith = (next: Choice) => withCompared(withFilters(query, next.enabled), next.compared)
  const choose = (next: Choice) => {
    tell(next)
    setQuery(queryWith(next), { replace: true, preventScrollReset: true })
  }
  const show = (next: readonly Filter[]) => choose({ ...now, enabled: next })
  return {
    query,
    enabled,
    compared,
    order,
    items: sortItems(found, order),
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

const wordsOf = ({ enabled, compared }: Choice) =>
  [...enabled.map(({ value }) => value).sort(), ...compared].join()
