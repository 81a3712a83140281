import { Button } from '@virida/shared/site/ui/Button'
import { useId } from 'react'
import type { EnquiryProgress } from '../../sending/enquiry-state'
import { submitRowContent as content } from './content'
import styles from './SubmitRow.module.css'

export type SendProgressProps = { progress: EnquiryProgress; onCancel: () => void }

/** A progress bar for the files, and a button that cancels sending. */
export function SendProgress({ progress: { phase, done }, onCancel }: SendProgressProps) {
  const id = useId()
  return (
    <div className={styles.Progress}>
      <label htmlFor={id} className={styles.Phase}>
        {content.progress[phase]}
        <span>{content.percent(done)}</span>
      </label>
      <progress id={id} className={styles.Bar} max={1} value={done} />
      <Button variant="ghost" onClick={onCancel}>
        {content.cancel}
      </Button>
    </div>
  )
}
