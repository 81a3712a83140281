import type { VisitorLocation } from '../../visitor/visitor-location'
import { location as content } from './content'
import styles from './LocationLine.module.css'

/** How the question for the visitor's location has gone, in a quiet line of one height: nothing jumps. */
export function LocationLine({ visitor, onAskAgain }: { visitor: VisitorLocation; onAskAgain: () => void }) {
  const { state } = visitor
  const mayHelp = state === 'timeout' || state === 'unavailable'
  return (
    <p className={styles.Line} data-state={state}>
      <span role="status">{state !== 'unknown' && content[state]}</span>{' '}
      {mayHelp && (
        <button type="button" className={styles.Again} onClick={onAskAgain}>
          {content.tryAgain}
        </button>
      )}
    </p>
  )
}
