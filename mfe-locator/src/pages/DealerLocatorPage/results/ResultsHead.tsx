import { Link } from '@virida/shared/site/ui/Link'
import { results as content } from '../content'
import { describeResult } from './describe-result'
import styles from './ResultsHead.module.css'
import { searchUrl, type Locator } from '../use-locator'

/** How many dealers were found, where, and in which order. Screen readers announce each change. */
export function ResultsHead({ locator: { query, result, places } }: { locator: Locator }) {
  const { count, note } = describeResult(result, query)
  const others = result.match.kind === 'place' ? result.match.others : []
  return (
    <div className={styles.Head}>
      <h2 id={content.titleId} tabIndex={-1} className={styles.Title}>
        {content.title}
      </h2>
      <div role="status" className={styles.Status}>
        <p id={content.countId} tabIndex={-1} className={styles.Count}>
          {places.state === 'loading' ? content.searching : count}
        </p>
        {note && <p>{note}</p>}
        {places.state === 'failed' && query.keyword && <p>{content.placesFailed}</p>}
      </div>
      {others.length > 0 && (
        <p>
          {content.didYouMean}{' '}
          {others.map((keyword, index) => (
            <span key={keyword}>
              {index > 0 && ', '}
              <Link href={searchUrl(query, { keyword, near: '', page: 1 })} preventScrollReset>
                {keyword}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
