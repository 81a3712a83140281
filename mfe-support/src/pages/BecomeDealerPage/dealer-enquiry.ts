import * as z from 'zod/mini'
import { contactFields } from '../../forms/contact-fields'
import type { EnquiryDefinition } from '../../forms/definition'
import { required, requiredSilently } from '../../forms/schema'
import { subjectPart } from '../../forms/subject'

type Name = 'businessName' | 'firstName' | 'lastName' | 'email' | 'phone' | 'cityZipCode' | 'questions'

export const dealerEnquiry: EnquiryDefinition<Name> = {
  id: 'dealer',
  title: 'Become A Dealer',
  subject: ({ businessName }) => `Become A Dealer - ${subjectPart(businessName)}`,
  schema: z.object({
    businessName: required,
    firstName: required,
    lastName: required,
    email: required,
    phone: required,
    cityZipCode: required,
    // Required, but without a message (R-FORM-3).
    questions: requiredSilently,
  }),
  groups: [
    {
      fields: [
        {
          name: 'businessName',
          label: 'Business Name',
          required: true,
          autoComplete: 'organization',
          wide: true,
        },
        ...contactFields,
        { name: 'phone', label: 'Phone', kind: 'tel', inputMode: 'tel', required: true, autoComplete: 'tel' },
        {
          name: 'cityZipCode',
          label: 'City / Zip Code',
          required: true,
          autoComplete: 'postal-code',
          wide: true,
        },
        {
          name: 'questions',
          label: 'Questions',
          kind: 'lines',
          required: true,
          hint: 'What you sell, who you serve, and what you would like to know.',
        },
      ],
    },
  ],
}
