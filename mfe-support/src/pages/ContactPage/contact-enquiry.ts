import * as z from 'zod/mini'
import { contactFields } from '../../forms/contact-fields'
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
        ...contactFields,
        // It has a star but no rule (R-FORM-4).
        { name: 'phone', label: 'Phone', kind: 'tel', inputMode: 'tel', star: true, autoComplete: 'tel' },
        { name: 'cityZipCode', label: 'City / Zip Code', autoComplete: 'postal-code', wide: true },
        { name: 'questions', label: 'Questions', kind: 'lines' },
      ],
    },
  ],
}
