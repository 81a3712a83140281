import type { HTMLInputTypeAttribute } from 'react'
import type { NumberName } from './number-name'
import type { FormSchema } from './schema'

/** What a visitor entered, by field name. Dates are ISO days, as the browser's date field gives them. */
export type FormValues<Name extends string = string> = Partial<Record<Name, string>>

export type FormField<Name extends string = string> = {
  name: Name
  label: string
  /** `lines` is a box of several lines; everything else is one line. */
  kind?: 'text' | 'email' | 'tel' | 'date' | 'lines'
  /** A visible star. Whether the field is required is the schema's to say. */
  star?: boolean
  /** The field is required: screen readers say so. */
  required?: boolean
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  hint?: string
  /** The number whose place is drawn below the field. */
  help?: NumberName
  /** The field takes the whole width of its group. */
  wide?: boolean
}

export type FieldGroup<Name extends string = string> = {
  /** Stands above the fields on forms of several parts. */
  title?: string
  fields: readonly FormField<Name>[]
}

/** One enquiry form: what it asks, what it requires, what the mail is called. */
export type EnquiryDefinition<Name extends string = string> = {
  /** Key of its draft and prefix of its fields' ids. */
  id: string
  /** Heading of the mail. */
  title: string
  groups: readonly FieldGroup<Name>[]
  schema: FormSchema
  /** Subject of the mail (specification, visitor actions, section 7). */
  subject(this: void, values: FormValues<Name>): string
}

/** Input types that are not text. */
export const inputType = (kind: FormField['kind']): HTMLInputTypeAttribute =>
  kind === undefined || kind === 'lines' ? 'text' : kind

export const fieldsOf = ({ groups }: Pick<EnquiryDefinition, 'groups'>) =>
  groups.flatMap(({ fields }) => fields)
