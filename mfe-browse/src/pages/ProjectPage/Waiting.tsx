import { Link } from '@virida/shared/ui/Link'
import { Notice } from '@virida/shared/ui/Notice'
import { projectContent as content } from './content'
import styles from './Waiting.module.css'

/** Stands until the device has been read, and says without scripts why nothing follows. */
export function Waiting() {
  const { title, text, contact } = content.withoutScripts
  return (
    <div className={styles.Waiting}>
      <p className={styles.Words}>{content.loading}</p>
      <Notice className={styles.Without} title={title}>
        <p>
          {text} <Link href={contact.href}>{contact.label}</Link>
        </p>
      </Notice>
    </div>
  )
}
