import { filterGroups } from '@virida/shared/catalogue/filters'
import { Button } from '@virida/shared/ui/Button'
import { FilterDisclosure } from '@virida/shared/ui/FilterDisclosure'
import { useRef } from 'react'
import { comparedParameter } from './compared-query'
import { filterContent } from './content'
import { FilterGroup } from './FilterGroup'
import styles from './FilterPanel.module.css'
import type { Catalog } from './use-catalog'
import { useEarlyChoices } from './use-early-choices'

type Props = {
  catalog: Catalog
  /** On phones: the visitor has chosen and wants to see the products. */
  onDone: () => void
}

/**
 * The filters: a column beside the products, or on phones a disclosure above them. It is a plain GET form, so
 * it works before and without the page's script.
 */
export function FilterPanel({ catalog, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoices(form, catalog)
  const { enabled } = catalog
  return (
    <FilterDisclosure
      className={styles.Panel}
      title={filterContent.title}
      opener={filterContent.open}
      chosen={enabled.length > 0 ? filterContent.chosen(enabled.length) : undefined}
      help={filterContent.help}
    >
      {(close) => (
        <form ref={form} method="get" action="/catalog">
          {filterGroups.map((group) => (
            <FilterGroup key={group.key} group={group} catalog={catalog} />
          ))}
          {catalog.compared.map((slug) => (
            <input key={slug} type="hidden" name={comparedParameter} value={slug} />
          ))}
          {catalog.order !== 'line' && <input type="hidden" name="sort" value={catalog.order} />}
          <noscript>
            <Button type="submit">{filterContent.apply}</Button>
          </noscript>
          <div className={styles.Done}>
            <Button
              onClick={() => {
                close()
                onDone()
              }}
            >
              {filterContent.show(catalog.items.length)}
            </Button>
          </div>
        </form>
      )}
    </FilterDisclosure>
  )
}
