import { useCopy } from '@virida/shared/site/hooks/use-copy'
import { Button } from '@virida/shared/site/ui/Button'
import type { SentEnquiry } from '../../sending/use-enquiry'
import { EntryList } from '../EntryList/EntryList'
import { sentCopyContent as content } from './content'
import styles from './SentCopy.module.css'
import { sentEntries, sentText } from './sent-text'

/** The visitor's own copy of an enquiry: to read, to copy, to print. */
export function SentCopy({ sent }: { sent: SentEnquiry }) {
  const { message, copy } = useCopy()
  return (
    <section className={styles.SentCopy} aria-labelledby="sent-copy">
      <h2 id="sent-copy" className={styles.Title}>
        {content.title}
      </h2>
      <EntryList entries={sentEntries(sent)} />
      <div className={styles.Buttons}>
        <Button variant="ghost" onClick={() => void copy(sentText(sent), content)}>
          {content.copy}
        </Button>
        <Button variant="ghost" onClick={() => print()}>
          {content.print}
        </Button>
        <span role="status" className={styles.CopyMessage}>
          {message}
        </span>
      </div>
    </section>
  )
}
