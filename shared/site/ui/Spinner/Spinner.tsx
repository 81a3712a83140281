import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Spinner.module.css'

export type SpinnerProps = ComponentPropsWithoutRef<'span'> & {
  /** What is loading, for screen readers. Leave it out where a visible text beside the spinner says so. */
  label?: string
}

/** Shows that something is loading. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classNames(styles.Spinner, className)}
    >
      <svg className={styles.Ring} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <circle className={styles.Track} cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
