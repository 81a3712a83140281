import { Button } from '@virida/shared/site/ui/Button'
import { FilterDisclosure } from '@virida/shared/site/ui/FilterDisclosure'
import { FilterGroup } from '@virida/shared/site/ui/FilterGroup'
import { documentTypes, seriesValues } from '../../../resources/categories'
import { resourcesParameters } from '@virida/shared/site/addresses/resources'
import { toggle, type Group } from '../../../resources/search'
import { CheckboxGroup } from './CheckboxGroup'
import { filterContent as content } from '../content'
import styles from './FilterPanel.module.css'
import { ProductGroup } from './ProductGroup'
import type { Resources } from '../use-resources'

const groups: readonly Group[] = ['windows', 'doors']

/** The filters: a column beside the list, or on phones a disclosure above it. */
export function FilterPanel({ resources }: { resources: Resources }) {
  const { search, change, clear, enabled, found } = resources
  return (
    <FilterDisclosure
      title={content.title}
      chosen={enabled > 0 ? content.chosen(enabled) : undefined}
      help={content.help}
    >
      {(close) => (
        <>
          <FilterGroup title={content.productType}>
            {groups.map((group) => (
              <ProductGroup key={group} group={group} resources={resources} />
            ))}
          </FilterGroup>
          <CheckboxGroup
            title={content.series}
            name={resourcesParameters.series}
            values={seriesValues}
            labels={content.seriesNames}
            enabled={search.series}
            onToggle={(value) => change({ ...search, series: toggle(search.series, value) })}
          />
          <CheckboxGroup
            title={content.kinds}
            name={resourcesParameters.kinds}
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
            <Button className={styles.Done} onClick={close}>
              {content.show(found.length)}
            </Button>
          </div>
        </>
      )}
    </FilterDisclosure>
  )
}
