import type { MouseEvent } from 'react'
import { Notice } from '@virida/shared/ui/Notice'
import { errorSummaryContent as content } from './ErrorSummary.content'
import styles from './ErrorSummary.module.css'

export type SummarizedError = { id: string; label: string; message: string }

/**
 * What is missing on a long form, each entry a link to its field. No alert: the focus is on the first wrong field
 * by then, and two voices at once help nobody.
 */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  if (errors.length === 0) return null
  return (
    <Notice
      tone="error"
      role="group"
      aria-label={content.title(errors.length)}
      title={content.title(errors.length)}
    >
      <ul className={styles.List}>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField} className={styles.Link}>
              {label}
            </a>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Focus, not a place in the address: the way back must not lead from field to field. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
