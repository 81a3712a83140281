import type { MouseEvent } from 'react'
import { Notice } from '@virida/shared/site/ui/Notice'
import { errorSummaryContent as content } from './content'
import styles from './ErrorSummary.module.css'

export type SummarizedError = { id: string; label: string; message: string }

/**
 * Lists the errors of a long form, each with a link to its field. It is not an alert: the focus moves to the first
 * wrong field at the same time, and a screen reader would announce both.
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

/** Moves the focus without changing the address, so that Back does not step through the fields. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
