import { Button } from '@virida/shared/ui/Button'
import { useId } from 'react'
import type { EnquiryProgress } from '../../forms/enquiry-state'
import { submitRowContent as content } from './SubmitRow.content'
import styles from './SubmitRow.module.css'

export type SendProgressProps = { progress: EnquiryProgress; onCancel: () => void }

/** How far the files are, and the way out. */
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
