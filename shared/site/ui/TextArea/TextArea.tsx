import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldLook } from '../Field/Field'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldLook

/**
 * A field for several lines of text; it grows with its text. `className` goes to the field, other attributes to the
 * textarea.
 */
export function TextArea({ label, hint, error, star, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className }} star={star || rest.required}>
      {(control) => <textarea rows={5} {...rest} {...control} />}
    </Field>
  )
}
