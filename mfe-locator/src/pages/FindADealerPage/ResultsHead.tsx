import { Link } from '@virida/shared/ui/Link'
import { results as content } from './content'
import { describeResult } from './describe-result'
import styles from './ResultsHead.module.css'
import { hrefOf } from './use-locator'
import type { Locator } from './use-locator'

/** How many were found, where, and in which order: told again whenever it changes. */
export function ResultsHead({ locator: { query, result, table } }: { locator: Locator }) {
  const { count, note } = describeResult(result, query)
  const others = result.answer.kind === 'place' ? result.answer.others : []
  return (
    <div className={styles.Head}>
      <h2 id={content.titleId} tabIndex={-1} className={styles.Title}>
        {content.title}
      </h2>
      <div role="status" className={styles.Status}>
        {table.state === 'loading' ? content.searching : <p className={styles.Count}>{count}</p>}
        {note && <p>{note}</p>}
        {table.state === 'failed' && query.keyword && <p>{content.tableFailed}</p>}
      </div>
      {others.length > 0 && (
        <p>
          {content.didYouMean}{' '}
          {others.map((keyword, at) => (
            <span key={keyword}>
              {at > 0 && ', '}
              <Link href={hrefOf(query, { keyword, page: 1 })} preventScrollReset>
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
