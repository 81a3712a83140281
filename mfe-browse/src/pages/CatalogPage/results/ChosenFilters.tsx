import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import styles from './ChosenFilters.module.css'
import { resultContent } from '../content'
import type { Catalog } from '../use-catalog'

/** The chosen filters as links that remove them. */
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
