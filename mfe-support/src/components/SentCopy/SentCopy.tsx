import { Button } from '@virida/shared/ui/Button'
import { useState } from 'react'
import type { SentEnquiry } from '../../forms/use-enquiry'
import { EntryList } from '../EntryList/EntryList'
import { sentCopyContent as content } from './SentCopy.content'
import styles from './SentCopy.module.css'
import { sentEntries, sentText } from './sent-text'

/** The visitor's own copy of an enquiry: to read, to copy, to print. */
export function SentCopy({ sent }: { sent: SentEnquiry }) {
  const [told, tell] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(sentText(sent)).then(
      () => tell(content.copied),
      () => tell(content.notCopied),
    )

  return (
    <section className={styles.SentCopy} aria-labelledby="sent-copy">
      <h2 id="sent-copy" className={styles.Title}>
        {content.title}
      </h2>
      <EntryList entries={sentEntries(sent)} />
      <div className={styles.Buttons}>
        <Button variant="ghost" onClick={() => void copy()}>
          {content.copy}
        </Button>
        <Button variant="ghost" onClick={() => print()}>
          {content.print}
        </Button>
        <span role="status" className={styles.Told}>
          {told}
        </span>
      </div>
    </section>
  )
}
