import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import type { ReactNode } from 'react'
import type { EnquiryState } from '../../sending/enquiry-state'
import { failureDetails } from '../../sending/failure-details'
import { messages } from '../../content/messages'
import { SendProgress } from './SendProgress'
import styles from './SubmitRow.module.css'

export type SubmitRowProps = {
  state: EnquiryState
  /** Text of the button, the same in every state. */
  children: ReactNode
  /** Cancels sending; offered while files are being sent. */
  onCancel: () => void
  /** A second button, such as the one that leaves the review. */
  aside?: ReactNode
}

/** The submit button and, below it, the progress or the error. */
export function SubmitRow({ state, children, onCancel, aside }: SubmitRowProps) {
  const busy = state.status === 'submitting'
  return (
    <div className={styles.SubmitRow}>
      <div className={styles.Buttons}>
        <Button type="submit" busy={busy} arrow>
          {children}
        </Button>
        {aside}
      </div>
      {busy && state.progress && <SendProgress progress={state.progress} onCancel={onCancel} />}
      {state.status === 'error' && (
        <Notice tone="error" title={messages.failed}>
          <p>{failureDetails(state.failure)}</p>
        </Notice>
      )}
    </div>
  )
}
