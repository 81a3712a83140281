import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldLook } from '../Field/Field'

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldLook

/** A field for one line of text, a number or a date. `className` goes to the field, other attributes to the input. */
export function TextField({ label, hint, error, star, id, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
