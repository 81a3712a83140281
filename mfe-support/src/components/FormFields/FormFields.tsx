import type { UseFormReturn } from 'react-hook-form'
import type { ReactNode } from 'react'
import type { FieldGroup, FormField, FormValues } from '../../forms/definition'
import type { NumberName } from '../../forms/number-name'
import { EntryField } from './EntryField'
import styles from './FormFields.module.css'

export type FormFieldsProps = {
  /** Prefix of the ids of the fields, so that an error summary can link to them. */
  formId: string
  groups: readonly FieldGroup[]
  form: UseFormReturn<FormValues>
  /** Renders the help below the field of a number that has to be looked up. */
  helpWith?: (field: FormField & { help: NumberName }) => ReactNode
}

/** The fields of a form by group; a group with a title becomes a fieldset. */
export function FormFields({ formId, groups, form, helpWith }: FormFieldsProps) {
  return groups.map(({ title, fields }) => {
    const grid = (
      <div className={styles.Grid}>
        {fields.map((field) => (
          <EntryField
            key={field.name}
            id={fieldId(formId, field.name)}
            field={field}
            form={form}
            help={field.help && helpWith?.({ ...field, help: field.help })}
          />
        ))}
      </div>
    )
    return title ? (
      <fieldset key={title} className={styles.Group}>
        <legend className={styles.Legend}>{title}</legend>
        {grid}
      </fieldset>
    ) : (
      <div key={fields[0]?.name}>{grid}</div>
    )
  })
}

export const fieldId = (formId: string, name: string) => `${formId}-${name}`
