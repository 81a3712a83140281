import * as z from 'zod/mini'
import type { EnquiryDefinition } from '../../../forms/definition'
import { optional, required } from '../../../forms/schema'
import { subjectPart } from '../../../forms/subject'

type Name =
  | 'requestedBy'
  | 'projectName'
  | 'lotNumber'
  | 'builderName'
  | 'phoneNumber'
  | 'closeOfEscrowDate'
  | 'serviceDate'
  | 'contactName'
  | 'serviceTime'
  | 'serviceCallType'
  | 'email'
  | 'address'
  | 'serviceDescription'

export const newConstructionEnquiry: EnquiryDefinition<Name> = {
  id: 'new-construction',
  title: 'New Construction Service Request',
  subject: ({ projectName, lotNumber }) =>
    `New Construction Service Request - ${subjectPart(projectName)} (Lot ${subjectPart(lotNumber)})`,
  schema: z.object({
    requestedBy: optional,
    projectName: required,
    lotNumber: required,
    builderName: optional,
    phoneNumber: optional,
    closeOfEscrowDate: optional,
    serviceDate: optional,
    contactName: optional,
    serviceTime: optional,
    serviceCallType: optional,
    email: optional,
    address: optional,
    serviceDescription: optional,
  }),
  groups: [
    {
      title: 'Project',
      fields: [
        { name: 'projectName', label: 'Project Name', required: true },
        { name: 'lotNumber', label: 'Lot #', required: true, help: 'lot' },
        { name: 'builderName', label: 'Builder Name', autoComplete: 'organization' },
        { name: 'closeOfEscrowDate', label: 'Close of Escrow Date', kind: 'date' },
      ],
    },
    {
      title: 'Who is asking',
      fields: [
        { name: 'requestedBy', label: 'Requested By', autoComplete: 'name' },
        { name: 'phoneNumber', label: 'Phone Number', kind: 'tel', inputMode: 'tel', autoComplete: 'tel' },
        {
          name: 'email',
          label: 'Email',
          kind: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          wide: true,
        },
      ],
    },
    {
      title: 'The visit',
      fields: [
        { name: 'serviceDate', label: 'Service Date', kind: 'date', hint: 'The day that suits you.' },
        { name: 'serviceTime', label: 'Service Time', hint: 'For example: after 2 PM.' },
        { name: 'contactName', label: 'Contact Name', hint: 'Who will meet us at the site.' },
        {
          name: 'serviceCallType',
          label: 'Service Call Type',
          hint: 'For example: walk-through.',
        },
        { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
      ],
    },
    {
      title: 'What needs service',
      fields: [
        {
          name: 'serviceDescription',
          label: 'Service Description',
          kind: 'lines',
          hint: 'Which window or door, in which room, and what it does or does not do.',
        },
      ],
    },
  ],
}
