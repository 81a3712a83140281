import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Field, type FieldLook } from '../Field/Field'
import styles from './Select.module.css'

type SelectOption = { value: string; label: string; disabled?: boolean }

/** Options under a heading in the list. */
type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'> &
  FieldLook & {
    options?: readonly SelectOption[]
    /** Shown after `options`, which have no heading. */
    groups?: readonly SelectGroup[]
    /** Label of a first option with an empty value, for no choice. */
    placeholder?: string
  }

/** A native select, which phones show best. `className` goes to the field around it, other attributes to the select. */
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
