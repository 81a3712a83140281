import { Link } from '@virida/shared/site/ui/Link'
import { resultContent } from '../content'
import styles from './DealerHint.module.css'

/** A hint for visitors who are unsure, with a link to find a dealer. */
export function DealerHint() {
  const { text, action } = resultContent.help
  return (
    <div className={styles.Hint}>
      <p className={styles.Text}>{text}</p>
      <Link variant="arrow" href={action.href}>
        {action.label}
      </Link>
    </div>
  )
}
