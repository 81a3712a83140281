import type { ComponentPropsWithRef } from 'react'
import { Field } from '../Field/Field'
import type { FieldLook } from '../Field/Field'

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldLook

/** One line of text, a number or a date. Attributes go to the input, `className` to the field around it. */
export function TextField({ label, hint, error, star, id, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
