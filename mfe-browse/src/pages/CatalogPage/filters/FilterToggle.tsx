import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { countWith } from '@virida/shared/products/catalogue/listing/filters'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useState } from 'react'
import { filterContent } from '../content'
import { FilterIcon } from './FilterIcon'
import { FilterRefusal } from './FilterRefusal'
import type { Filter } from './filter-query'
import styles from './FilterToggle.module.css'
import type { Catalog } from '../use-catalog'

/**
 * The checkbox of a filter, with the number of products that it would leave. If it leaves none, the reason is
 * shown below it.
 */
export function FilterToggle({ filter, catalog }: { filter: Filter; catalog: Catalog }) {
  const { enabled, items, toggle } = catalog
  const [leftNothing, setLeftNothing] = useState(false)
  const checked = enabled.some(({ value }) => value === filter.value)
  const count = countWith(
    catalogItems,
    enabled.map(({ value }) => value),
    filter.value,
  )
  const barred = !checked && count === 0
  const change = () => {
    setLeftNothing(barred)
    toggle(filter)
  }
  return (
    <Checkbox
      name={filter.group}
      value={filter.value}
      checked={checked}
      onChange={change}
      label={
        <span className={styles.Words} data-barred={barred || undefined}>
          <FilterIcon filter={filter} />
          {filter.label}
          <VisuallyHidden>{filterContent.count(count)}</VisuallyHidden>
          <span className={styles.Count} aria-hidden="true">
            {count}
          </span>
        </span>
      }
      hint={
        leftNothing && checked && items.length === 0 && <FilterRefusal filter={filter} catalog={catalog} />
      }
    />
  )
}
