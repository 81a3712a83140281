import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import styles from './ChosenFilters.module.css'
import { resultContent } from './content'
import type { Catalog } from './use-catalog'

/** What is chosen, each with a way out of it. */
export function ChosenFilters({ catalog: { enabled, hrefWith } }: { catalog: Catalog }) {
  return (
    <ul role="list" className={styles.List} aria-label={resultContent.chosen}>
      {enabled.map((filter) => (
        <li key={filter.value}>
          <Link
            variant="plain"
            className={styles.Filter}
            href={hrefWith(enabled.filter(({ value }) => value !== filter.value))}
            replace
            preventScrollReset
          >
            <VisuallyHidden>{resultContent.remove} </VisuallyHidden>
            {filter.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
