import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { FieldError, Star } from '../Field/Field'
import type { FieldLook } from '../Field/Field'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & FieldLook

/** Yes or no. The whole row is its target. Attributes go to the input, `className` to the row. */
export function Checkbox({ label, hint, error, star, id, className, ...rest }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const words = error === true ? undefined : error
  const describedBy = [hint && `${own}-hint`, words && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.Checkbox, className)}>
      <label className={styles.Row}>
        <input
          {...rest}
          type="checkbox"
          id={own}
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
        <div id={`${own}-hint`} className={styles.Hint}>
          {hint}
        </div>
      )}
      {words && <FieldError id={`${own}-error`}>{words}</FieldError>}
    </div>
  )
}
