import { Link } from '@virida/shared/site/ui/Link'
import { Notice } from '@virida/shared/site/ui/Notice'
import { projectContent as content } from './content'
import styles from './Waiting.module.css'

/** Shown until the project is read from the browser's storage. Without JavaScript it says that the page needs it. */
export function Waiting() {
  const { title, text, contact } = content.withoutScripts
  return (
    <div>
      <p className={styles.Words}>{content.loading}</p>
      <Notice className={styles.Without} title={title}>
        <p>
          {text} <Link href={contact.href}>{contact.label}</Link>
        </p>
      </Notice>
    </div>
  )
}
