import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { countWith } from '@virida/shared/products/catalogue/listing/filters'
import { filterContent } from '../content'
import type { Filter } from './filter-query'
import styles from './FilterRefusal.module.css'
import type { Catalog } from '../use-catalog'
import { listed } from '@virida/shared/site/listed'

const labels = (filters: readonly Filter[]) => listed(filters.map(({ label }) => label))

/** Says why a filter left no products, with a button that removes other filters so that products are left. */
export function FilterRefusal({ filter, catalog: { enabled, show } }: { filter: Filter; catalog: Catalog }) {
  const before = enabled.filter(({ value }) => value !== filter.value)
  const own = before.filter(({ group }) => group === filter.group)
  const others = before.filter(({ group }) => group !== filter.group)
  const swaps =
    own.length > 0 &&
    countWith(
      catalogItems,
      others.map(({ value }) => value),
      filter.value,
    ) > 0
  return (
    <span className={styles.Refusal} role="alert">
      {filterContent.none(labels(before))}{' '}
      <button
        type="button"
        className={styles.Action}
        onClick={() => show(swaps ? [...others, filter] : [filter])}
      >
        {swaps ? filterContent.instead(filter.label, labels(own)) : filterContent.only(filter.label)}
      </button>
    </span>
  )
}
