import { anyDoor, filterGroups } from '@virida/shared/products/catalogue/listing/filters'
import { catalogPath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { FilterDisclosure } from '@virida/shared/site/ui/FilterDisclosure'
import { SkipLink } from '@virida/shared/site/ui/SkipLink'
import { useRef } from 'react'
import { comparedParameter } from '../compared-query'
import { filterContent } from '../content'
import { resultsId } from '../results-id'
import { FilterToggles } from './FilterToggles'
import styles from './FilterPanel.module.css'
import type { Catalog } from '../use-catalog'
import { useEarlyChoices } from './use-early-choices'

type Props = {
  catalog: Catalog
  /** Called on phones when the visitor presses the button that shows the products. */
  onDone: () => void
}

/**
 * The filters: a column beside the products, or a disclosure above them on phones. They are a plain GET form,
 * so they work without JavaScript, and before it has loaded.
 */
export function FilterPanel({ catalog, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoices(form, catalog)
  const { enabled } = catalog
  return (
    <>
      <SkipLink href={`#${resultsId}`}>{filterContent.skip}</SkipLink>
      <FilterDisclosure
        className={styles.Panel}
        title={filterContent.title}
        opener={filterContent.open}
        chosen={enabled.length > 0 ? filterContent.chosen(enabled.length) : undefined}
        help={filterContent.help}
      >
        {(close) => (
          <form ref={form} method="get" action={catalogPath}>
            {filterGroups.map((group) => (
              <FilterToggles key={group.key} group={group} catalog={catalog} />
            ))}
            {enabled.some(({ value }) => value === anyDoor.value) && (
              <input type="hidden" name={anyDoor.group} value={anyDoor.value} />
            )}
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
    </>
  )
}
