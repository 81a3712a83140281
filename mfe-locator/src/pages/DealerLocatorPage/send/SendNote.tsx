import { Link } from '@virida/shared/site/ui/Link'
import { Notice } from '@virida/shared/site/ui/Notice'
import { designMail, projectSending as content } from './content'
import styles from './SendNote.module.css'
import type { ProjectSending } from './project-links'

/** Says how to send the design that the visitor brought to this page. */
export function DesignNote({ failed }: { failed: boolean }) {
  return (
    <Notice className={styles.Note} tone={failed ? 'error' : 'info'}>
      <p>{failed ? designMail.failed : designMail.note}</p>
    </Notice>
  )
}

/** Says how to send the visitor's project to a dealer, or why it cannot be sent from here. */
export function ProjectNote({ links, canMail }: ProjectSending) {
  return (
    <Notice className={styles.Note}>
      <p>{!links ? content.unsendable : canMail ? content.note : content.noteWithoutMail}</p>
      {!canMail && (
        <Link variant="arrow" href={content.open.href}>
          {content.open.label}
        </Link>
      )}
    </Notice>
  )
}
