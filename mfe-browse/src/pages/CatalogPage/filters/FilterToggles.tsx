import type { FilterGroup as Group } from '@virida/shared/products/catalogue/listing/filters'
import { FilterGroup } from '@virida/shared/site/ui/FilterGroup'
import { filtersOf } from './filter-query'
import styles from './FilterToggles.module.css'
import { FilterToggle } from './FilterToggle'
import type { Catalog } from '../use-catalog'

/** One group of filters: operating styles, lines, door types or finishes. */
export function FilterToggles({ group, catalog }: { group: Group; catalog: Catalog }) {
  return (
    <FilterGroup title={group.label}>
      <div className={styles.Toggles}>
        {filtersOf(group.key).map((filter) => (
          <FilterToggle key={filter.value} filter={filter} catalog={catalog} />
        ))}
      </div>
    </FilterGroup>
  )
}
