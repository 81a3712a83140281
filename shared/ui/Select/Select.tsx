import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import type { FieldLook } from '../Field/Field'
import styles from './Select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'> &
  FieldLook & {
    options: readonly SelectOption[]
    /** Stands first with an empty value: nothing is chosen yet. */
    placeholder?: string
  }

/** One of a few. The browser's own list: the best one on phones. Attributes go to the select. */
export function Select(props: SelectProps) {
  const { label, hint, error, star, id, className, options, placeholder, ...rest } = props
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => (
        <div className={styles.Frame}>
          <select {...rest} {...control} className={classNames(styles.Select, control.className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
