import { dealersPath } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { Link } from '@virida/shared/site/ui/Link'
import type { Query } from '../../../search/query'
import { noDealers as content } from '../content'
import styles from './NoDealers.module.css'
import { searchUrl } from '../use-locator'

/** Shown when a search finds no dealer: suggested searches, a link to all dealers, and the phone number. */
export function NoDealers({ query }: { query: Query }) {
  return (
    <div className={styles.NoDealers}>
      <p className={styles.Title}>{content.title(query.keyword)}</p>
      <p>{content.text}</p>
      <ul role="list" aria-label={content.suggestionsLabel} className={styles.Suggestions}>
        {content.suggestions.map((keyword) => (
          <li key={keyword}>
            <Link
              href={searchUrl(query, { keyword, near: '', type: null, radius: null, page: 1 })}
              preventScrollReset
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={dealersPath} variant="arrow" preventScrollReset>
        {content.all}
      </Link>
      <p>
        {content.call} <Link href={brand.phone.href}>{brand.phone.label}</Link>
      </p>
    </div>
  )
}
