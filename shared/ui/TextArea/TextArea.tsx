import type { ComponentPropsWithRef } from 'react'
import { Field } from '../Field/Field'
import type { FieldLook } from '../Field/Field'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldLook

/** Several lines of text; it grows with them. Attributes go to the textarea, `className` to the field around it. */
export function TextArea({ label, hint, error, star, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => <textarea rows={5} {...rest} {...control} />}
    </Field>
  )
}
