import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import type { ReactNode } from 'react'
import type { EnquiryState } from '../../forms/enquiry-state'
import { failureDetails } from '../../forms/failure-details'
import { messages } from '../../forms/messages'
import { SendProgress } from './SendProgress'
import styles from './SubmitRow.module.css'

export type SubmitRowProps = {
  state: EnquiryState
  /** Words of the button, the same in every state. */
  children: ReactNode
  /** Stops what is being sent; offered while files are on their way. */
  onCancel: () => void
  /** A second button, such as the way back from the review. */
  aside?: ReactNode
}

/** The submit button and, below it, how the sending goes. */
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
