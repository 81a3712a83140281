import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './FilterDisclosure.module.css'

export type FilterDisclosureProps = {
  title: string
  /** Words of the button that opens the filters on small screens; the title without them. */
  opener?: string
  /** How many are chosen, beside those words. */
  chosen?: string | undefined
  help: string
  className?: string | undefined
  /** The filters; `close` folds them where they are a disclosure. */
  children: (close: () => void) => ReactNode
}

/** Filters beside their results: a column on wide screens, on small ones a disclosure above them. */
export function FilterDisclosure({
  title,
  opener = title,
  chosen,
  help,
  className,
  children,
}: FilterDisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={className} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.Title}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.Opener}
        aria-expanded={open}
        aria-controls={`${id}filters`}
        onClick={() => setOpen(!open)}
      >
        <span>{opener}</span>
        {chosen && <span className={styles.Chosen}>{chosen}</span>}
      </button>
      <div id={`${id}filters`} className={styles.Filters} data-open={open || undefined}>
        <p className={styles.Help}>{help}</p>
        {children(() => setOpen(false))}
      </div>
    </section>
  )
}
