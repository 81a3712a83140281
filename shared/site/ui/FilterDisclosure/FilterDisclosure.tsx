import { useId, useState, type ReactNode } from 'react'
import styles from './FilterDisclosure.module.css'

export type FilterDisclosureProps = {
  title: string
  /** Label of the button that opens the filters on small screens. The title by default. */
  opener?: string
  /** Number of filters that are set, as text. It is shown next to the button's label. */
  chosen?: string | undefined
  help: string
  className?: string | undefined
  /** Renders the filters. `close` hides them on small screens. */
  children: (close: () => void) => ReactNode
}

/** Filters for a list of results: a column beside it on wide screens, a button that opens them on small screens. */
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
