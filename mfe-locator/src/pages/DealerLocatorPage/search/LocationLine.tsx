import type { VisitorLocation } from '../../../visitor/visitor-location'
import { location as content } from '../content'
import styles from './LocationLine.module.css'

/** Says whether the visitor's location is known. The line has a fixed height, so that nothing below it moves. */
export function LocationLine({ visitor, onAskAgain }: { visitor: VisitorLocation; onAskAgain: () => void }) {
  const { state } = visitor
  const canRetry = state === 'timeout' || state === 'unavailable'
  return (
    <p className={styles.Line} data-state={state}>
      <span role="status">{state !== 'unknown' && content[state]}</span>{' '}
      {canRetry && (
        <button type="button" className={styles.Retry} onClick={onAskAgain}>
          {content.tryAgain}
        </button>
      )}
    </p>
  )
}
