import { filterGroups } from '@virida/shared/catalogue/filters'
import { Button } from '@virida/shared/ui/Button'
import { useId, useRef, useState } from 'react'
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
  const id = useId()
  const [open, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoices(form, catalog)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <section className={styles.Filters} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.Title}>
        {filterContent.title}
      </h2>
      <button
        type="button"
        className={styles.Opener}
        aria-expanded={open}
        aria-controls={`${id}form`}
        onClick={() => setOpen(!open)}
      >
        <span>{filterContent.open}</span>
        {catalog.enabled.length > 0 && (
          <span className={styles.Chosen}>{filterContent.chosen(catalog.enabled.length)}</span>
        )}
      </button>
      <form
        ref={form}
        id={`${id}form`}
        method="get"
        action="/catalog"
        className={styles.Form}
        data-open={open || undefined}
      >
        <p className={styles.Help}>{filterContent.help}</p>
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
          <Button onClick={close}>{filterContent.show(catalog.items.length)}</Button>
        </div>
      </form>
    </section>
  )
}
