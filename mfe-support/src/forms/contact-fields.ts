import type { FormField } from './definition'

type ContactName = 'firstName' | 'lastName' | 'email'

/** Name and email, which the contact form and the form for new dealers ask for. */
export const contactFields: readonly FormField<ContactName>[] = [
  { name: 'firstName', label: 'First Name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', required: true, autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    inputMode: 'email',
    required: true,
    autoComplete: 'email',
  },
]
