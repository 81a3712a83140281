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
  /** Shows the button as busy before sending begins. */
  busy?: boolean
  /** Id of the button, for code that moves the focus to it. */
  id?: string
  /** Called when the button is pressed, before the form is submitted. */
  onPress?: () => void
  /** A second button, such as the one that leaves the review. */
  aside?: ReactNode
}

/** The submit button and, below it, the progress, the error, or the success if the page has failed to show it. */
export function SubmitRow({ state, children, onCancel, busy = false, id, onPress, aside }: SubmitRowProps) {
  const isSending = state.status === 'submitting'
  return (
    <div className={styles.SubmitRow}>
      <div className={styles.Buttons}>
        <Button type="submit" id={id} busy={busy || isSending} onClick={onPress} arrow>
          {children}
        </Button>
        {aside}
      </div>
      {isSending && state.progress && <SendProgress progress={state.progress} onCancel={onCancel} />}
      {state.status === 'success' && state.isUnshown && (
        <Notice tone="success" title={messages.sent}>
          <p>{messages.thanks}</p>
        </Notice>
      )}
      {state.status === 'error' && (
        <Notice tone="error" title={messages.failed}>
          <p>{failureDetails(state.failure)}</p>
        </Notice>
      )}
    </div>
  )
}
