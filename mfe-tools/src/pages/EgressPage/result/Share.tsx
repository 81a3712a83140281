import { useCopy } from '@virida/shared/site/hooks/use-copy'
import { Button } from '@virida/shared/site/ui/Button'
import { shareContent as content } from './content'
import styles from './Share.module.css'

/** Buttons to copy a link to the result and to print it. */
export function Share() {
  const { message, copy } = useCopy()
  return (
    <div className={styles.Share}>
      <Button variant="ghost" onClick={() => void copy(location.href, content)}>
        {content.copy}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {content.print}
      </Button>
      <p role="status" className={styles.CopyMessage}>
        {message}
      </p>
    </div>
  )
}
