import { brand } from '@virida/shared/brand'
import { Link } from '@virida/shared/ui/Link'
import type { Query } from '../../search/query'
import { noDealers as content } from './content'
import styles from './NoDealers.module.css'
import { hrefOf } from './use-locator'

/** Nobody was found: ways on. */
export function NoDealers({ query }: { query: Query }) {
  return (
    <div className={styles.NoDealers}>
      <p className={styles.Title}>{content.title(query.keyword)}</p>
      <p>{content.text}</p>
      <ul role="list" aria-label={content.suggestionsLabel} className={styles.Suggestions}>
        {content.suggestions.map((keyword) => (
          <li key={keyword}>
            <Link href={hrefOf(query, { keyword, type: null, radius: null, page: 1 })} preventScrollReset>
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/find-a-dealer" variant="arrow" preventScrollReset>
        {content.all}
      </Link>
      <p>
        {content.call} <Link href={brand.phone.href}>{brand.phone.label}</Link>
      </p>
    </div>
  )
}
