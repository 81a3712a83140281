import type { FilterGroup as Group } from '@virida/shared/catalogue/filters'
import { filters } from './filter-query'
import styles from './FilterGroup.module.css'
import { FilterToggle } from './FilterToggle'
import type { Catalog } from './use-catalog'

/** The toggles of one question: how it opens, which series, which finish. */
export function FilterGroup({ group, catalog }: { group: Group; catalog: Catalog }) {
  return (
    <fieldset className={styles.Group}>
      <legend className={styles.Legend}>{group.label}</legend>
      <div className={styles.Toggles}>
        {filters
          .filter((filter) => filter.group === group.key)
          .map((filter) => (
            <FilterToggle key={filter.value} filter={filter} catalog={catalog} />
          ))}
      </div>
    </fieldset>
  )
}
