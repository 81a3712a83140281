import type { HTMLInputTypeAttribute } from 'react'
import type { NumberName } from './number-name'
import type { FormSchema } from './schema'

/** Entered values by field name. Dates are ISO days (`2026-11-21`), as date inputs give them. */
export type FormValues<Name extends string = string> = Partial<Record<Name, string>>

export type FormField<Name extends string = string> = {
  name: Name
  label: string
  /** `lines` is a text area; all others are one line. */
  kind?: 'text' | 'email' | 'tel' | 'date' | 'lines'
  /** Shows a star. It does not make the field required: some starred fields have no rule. */
  star?: boolean
  /** Tells screen readers that the field is required. The schema enforces it. */
  required?: boolean
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  hint?: string
  /** The number that a drawing below the field helps to find. */
  help?: NumberName
  /** Takes the whole width of the group. */
  wide?: boolean
}

export type FieldGroup<Name extends string = string> = {
  /** Heading above the fields, on forms with several groups. */
  title?: string
  fields: readonly FormField<Name>[]
}

/** An enquiry form: its fields, its rules and the subject of its mail. */
export type EnquiryDefinition<Name extends string = string> = {
  /** Key of the draft and prefix of the field ids. */
  id: string
  /** Heading of the mail. */
  title: string
  groups: readonly FieldGroup<Name>[]
  schema: FormSchema
  /** Subject of the mail (R-FORM-8). */
  subject(this: void, values: FormValues<Name>): string
}

/** The `type` of the input element for a kind of field. */
export const inputType = (kind: FormField['kind']): HTMLInputTypeAttribute =>
  kind === undefined || kind === 'lines' ? 'text' : kind

export const fieldsOf = ({ groups }: Pick<EnquiryDefinition, 'groups'>) =>
  groups.flatMap(({ fields }) => fields)
