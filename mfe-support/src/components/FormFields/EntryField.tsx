import { TextArea } from '@virida/shared/site/ui/TextArea'
import { TextField } from '@virida/shared/site/ui/TextField'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { inputType, type FormField, type FormValues } from '../../forms/definition'
import styles from './FormFields.module.css'

export type EntryFieldProps = {
  id: string
  field: FormField
  form: UseFormReturn<FormValues>
  /** Shown below the field. */
  help?: ReactNode
}

/** One field of a form: its control, error message, hint and help. */
export function EntryField({ id, field, form, help }: EntryFieldProps) {
  const { name, label, kind, star, required, autoComplete, inputMode, hint, wide } = field
  const error = form.formState.errors[name]
  const control = {
    ...form.register(name),
    ...{ id, label, star, required, autoComplete, inputMode, hint },
    // A rule without a message only marks the field.
    error: error && (error.message || true),
  }
  return (
    <div className={styles.Entry} data-wide={wide || kind === 'lines' || undefined}>
      {kind === 'lines' ? (
        <TextArea {...control} rows={5} />
      ) : (
        <TextField {...control} type={inputType(kind)} />
      )}
      {help}
    </div>
  )
}
