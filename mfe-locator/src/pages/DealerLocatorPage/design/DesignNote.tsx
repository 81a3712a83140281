import { Notice } from '@virida/shared/site/ui/Notice'
import { designMail as content } from './content'
import styles from './DesignNote.module.css'

/** Says how to send the design that the visitor brought to this page. */
export function DesignNote({ code, failed }: { code: string; failed: boolean }) {
  if (!code) return null
  return (
    <Notice className={styles.Note} tone={failed ? 'error' : 'info'}>
      <p>{failed ? content.failed : content.note}</p>
    </Notice>
  )
}
