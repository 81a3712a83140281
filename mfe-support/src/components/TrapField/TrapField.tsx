import { trapField } from '@virida/shared/platform/enquiry/api'
import type { RefObject } from 'react'
import { trapFieldContent } from './content'
import styles from './TrapField.module.css'

/**
 * A honeypot: a field that people do not see and spam programs fill in. It is off the screen, out of the tab order and
 * of the accessibility tree, and browsers do not autofill its name.
 */
export function TrapField({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.TrapField} aria-hidden="true">
      <label>
        {trapFieldContent.label}
        <input ref={ref} type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
