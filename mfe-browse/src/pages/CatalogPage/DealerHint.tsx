import { Link } from '@virida/shared/ui/Link'
import { resultContent } from './content'
import styles from './DealerHint.module.css'

/** The way on for those whom no list of products helps. */
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
