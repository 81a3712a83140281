import { Button } from '@virida/shared/ui/Button'
import { useId, useState } from 'react'
import { documentTypes, seriesValues } from '../../resources/categories'
import { searchParameters, toggle, type Group } from '../../resources/search'
import { FilterGroup } from './FilterGroup'
import { filterContent as content } from './ResourcesPage.content'
import styles from './FilterPanel.module.css'
import { ProductGroup } from './ProductGroup'
import type { Resources } from './use-resources'

const groups: readonly Group[] = ['windows', 'doors']

/** The filters: a column beside the list, or on phones a disclosure above it. */
export function FilterPanel({ resources }: { resources: Resources }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { search, change, clear, enabled, found } = resources
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.Title}>
        {content.title}
      </h2>
      <button
        type="button"
        className={styles.Opener}
        aria-expanded={open}
        aria-controls={`${id}filters`}
        onClick={() => setOpen(!open)}
      >
        {content.title}
        {enabled > 0 && <span className={styles.Chosen}>{content.chosen(enabled)}</span>}
      </button>
      <div id={`${id}filters`} className={styles.Filters} data-open={open || undefined}>
        <p className={styles.Help}>{content.help}</p>
        <fieldset className={styles.Group}>
          <legend className={styles.Legend}>{content.productType}</legend>
          {groups.map((group) => (
            <ProductGroup key={group} group={group} resources={resources} />
          ))}
        </fieldset>
        <FilterGroup
          title={content.series}
          name={searchParameters.series}
          values={seriesValues}
          labels={content.seriesNames}
          enabled={search.series}
          onToggle={(value) => change({ ...search, series: toggle(search.series, value) })}
        />
        <FilterGroup
          title={content.kinds}
          name={searchParameters.kinds}
          values={documentTypes}
          labels={content.kindNames}
          enabled={search.kinds}
          onToggle={(value) => change({ ...search, kinds: toggle(search.kinds, value) })}
        />
        <noscript>
          <Button type="submit">{content.apply}</Button>
        </noscript>
        <div className={styles.Actions}>
          <button type="button" className={styles.Clear} onClick={clear}>
            {content.clear}
          </button>
          <Button className={styles.Done} onClick={() => setOpen(false)}>
            {content.show(found.length)}
          </Button>
        </div>
      </div>
    </section>
  )
}
