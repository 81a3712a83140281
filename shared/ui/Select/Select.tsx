import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import type { FieldLook } from '../Field/Field'
import styles from './Select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Options under a heading of the list. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'> &
  FieldLook & {
    options?: readonly SelectOption[]
    /** Follow the options that stand under no heading. */
    groups?: readonly SelectGroup[]
    /** Stands first with an empty value: nothing is chosen yet. */
    placeholder?: string
  }

/** One of a few. The browser's own list: the best one on phones. Attributes go to the select. */
export function Select(props: SelectProps) {
  const { label, hint, error, star, id, className, options, groups, placeholder, ...rest } = props
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => (
        <div className={styles.Frame}>
          <select {...rest} {...control} className={classNames(styles.Select, control.className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options options={options} />
            {groups?.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

const Options = ({ options = [] }: { options?: readonly SelectOption[] }) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
