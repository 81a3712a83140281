import * as z from 'zod/mini'
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
          hint: 'What you sell, whom you serve, what you would like to know.',
        },
      ],
    },
  ],
}
