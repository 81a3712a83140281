import * as z from 'zod/mini'
import type { EnquiryDefinition } from '../../forms/definition'
import { optional, required } from '../../forms/schema'
import { subjectPart } from '../../forms/subject'

type Name = 'firstName' | 'lastName' | 'email' | 'phone' | 'cityZipCode' | 'questions'

export const contactEnquiry: EnquiryDefinition<Name> = {
  id: 'contact',
  title: 'Contact Us',
  subject: ({ firstName, lastName }) => `Contact Us - ${subjectPart(firstName)} ${subjectPart(lastName)}`,
  schema: z.object({
    firstName: required,
    lastName: required,
    email: required,
    phone: optional,
    cityZipCode: optional,
    questions: optional,
  }),
  groups: [
    {
      fields: [
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
        // It has a star but no rule (R-FORM-4).
        { name: 'phone', label: 'Phone', kind: 'tel', inputMode: 'tel', star: true, autoComplete: 'tel' },
        { name: 'cityZipCode', label: 'City / Zip Code', autoComplete: 'postal-code', wide: true },
        { name: 'questions', label: 'Questions', kind: 'lines' },
      ],
    },
  ],
}
