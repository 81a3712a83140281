import { Link } from '@virida/shared/site/ui/Link'
import { resultContent } from '../content'
import { catalogHref } from '../filters/filter-query'
import { orders, withOrder } from './sort'
import styles from './SortLinks.module.css'
import type { Catalog } from '../use-catalog'

/** The sort orders as links, so that they work without JavaScript and can be shared. */
export function SortLinks({ catalog: { query, order } }: { catalog: Catalog }) {
  return (
    <nav aria-label={resultContent.sort} className={styles.Sort}>
      <span aria-hidden="true">{resultContent.sort}</span>
      {orders.map((each) => (
        <Link
          key={each}
          variant="plain"
          href={catalogHref(withOrder(query, each))}
          replace
          preventScrollReset
          aria-current={each === order ? 'true' : undefined}
          className={styles.Order}
        >
          {resultContent.orders[each]}
        </Link>
      ))}
    </nav>
  )
}
