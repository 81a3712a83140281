import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Field.module.css'

/** What every field says about itself; the controls take it beside their own attributes. */
export type FieldLook = {
  label: ReactNode
  /** Help below the label: what is asked for, in what shape. */
  hint?: ReactNode
  /** What is wrong and what to do. `true` marks the control as wrong and says nothing beside it. */
  error?: ReactNode
  /** A visible star without a rule behind it. A required control has its star anyway. */
  star?: boolean
}

/** What a field gives its control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string | undefined
}

export type FieldProps = FieldLook & {
  /** The control's id; made up where it is not given. */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around one control of any kind. */
export function Field({ label, hint, error, star, id, className, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const words = error === true ? undefined : error
  const describedBy = [hint && `${own}-hint`, words && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.Field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={own} className={styles.Label}>
        {label}
        {star && <Star />}
      </label>
      {hint && (
        <div id={`${own}-hint`} className={styles.Hint}>
          {hint}
        </div>
      )}
      {children({
        id: own,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.Control,
      })}
      {words && <FieldError id={`${own}-error`}>{words}</FieldError>}
    </div>
  )
}

/** Seen only: screen readers learn from the control itself whether it is required. */
export const Star = () => (
  <span className={styles.Star} aria-hidden="true">
    *
  </span>
)

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles.Error}>
    <svg
      className={styles.ErrorMark}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.25v4.5M8 10.75v1.5" />
    </svg>
    {children}
  </div>
)
