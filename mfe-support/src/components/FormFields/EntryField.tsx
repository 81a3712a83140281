import { TextArea } from '@virida/shared/site/ui/TextArea'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { inputType, type FormField, type FormValues } from '../../forms/definition'
import { softHint } from '../../forms/soft-hint'
import styles from './FormFields.module.css'

export type EntryFieldProps = {
  id: string
  field: FormField
  form: UseFormReturn<FormValues>
  /** Shown below the field. */
  help?: ReactNode
}

/** One field of a form: its control, error message, hint and help. A value that looks mistyped gets a hint of its own. */
export function EntryField({ id, field, form, help }: EntryFieldProps) {
  const { name, label, kind, star, required, autoComplete, inputMode, hint, wide } = field
  const [doubt, setDoubt] = useState<string>()
  const error = form.formState.errors[name]
  const control = {
    ...form.register(name, { onBlur: (event: FocusEvent) => setDoubt(softHint(kind, valueOf(event))) }),
    ...{ id, label, star, required, autoComplete, inputMode },
    hint: doubt ?? hint,
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

const valueOf = ({ target }: FocusEvent) => (target as HTMLInputElement | HTMLTextAreaElement).value
