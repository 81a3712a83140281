import { Link } from '@virida/shared/site/ui/Link'
import { location as content, searchForm } from '../content'
import { doesCountSayWhere } from '../results/describe-result'
import { searchUrl, type Locator } from '../use-locator'
import styles from './LocationLine.module.css'

/**
 * Says that dealer names can be searched too, and where distances are measured from, or why the visitor's
 * location is not known. Where the count below says it, the line leaves it out. The line has a minimum height, so that
 * nothing below it moves.
 */
export function LocationLine({ locator: { query, result, visitor, askAgain } }: { locator: Locator }) {
  const { center } = result
  const { state } = visitor
  const placeText = center && center.of !== 'visitor' && content.from[center.of](center.label)
  const canRetry = !placeText && (state === 'timeout' || state === 'unavailable')
  return (
    <p className={styles.Line}>
      <span>{searchForm.hint}</span>{' '}
      <span role="status">
        {!doesCountSayWhere(result) && (placeText || (state !== 'unknown' && content[state]))}
      </span>{' '}
      {center?.of === 'near' && (
        <Link href={searchUrl(query, { near: '', page: 1 })} preventScrollReset>
          {content.withoutPlace}
        </Link>
      )}
      {canRetry && (
        <button type="button" className={styles.Retry} onClick={askAgain}>
          {content.tryAgain}
        </button>
      )}
    </p>
  )
}
