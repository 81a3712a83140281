import { trapField } from '@virida/shared/enquiry'
import type { RefObject } from 'react'
import { trapFieldContent } from './TrapField.content'
import styles from './TrapField.module.css'

/**
 * A field that only machines fill in. Off the screen, out of the tab order and of the accessibility tree, and
 * under a name that no browser fills in for its visitor.
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
