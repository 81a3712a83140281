import { useId, type ComponentPropsWithRef } from 'react'
import { FieldError, Star, type FieldLook } from '../Field/Field'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & FieldLook

/** A checkbox with its label. The whole row is clickable. `className` goes to the row, other attributes to the input. */
export function Checkbox({ label, hint, error, star, id, className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const message = error === true ? undefined : error
  const describedBy = [hint && `${inputId}-hint`, message && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.Row}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={styles.Box}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {(star || rest.required) && <Star />}
        </span>
      </label>
      {hint && (
        <div id={`${inputId}-hint`} className={styles.Hint}>
          {hint}
        </div>
      )}
      {message && <FieldError id={`${inputId}-error`}>{message}</FieldError>}
    </div>
  )
}
