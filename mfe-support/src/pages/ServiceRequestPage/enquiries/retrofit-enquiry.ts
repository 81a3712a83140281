import * as z from 'zod/mini'
import type { EnquiryDefinition } from '../../../forms/definition'
import { optional, required } from '../../../forms/schema'
import { subjectPart } from '../../../forms/subject'

type Name =
  | 'dealerName'
  | 'orderNumber'
  | 'lineNumber'
  | 'productionLotNumber'
  | 'dealerPhoneNumber'
  | 'dealerEmail'
  | 'location'
  | 'requestDate'
  | 'homeownerContactName'
  | 'homeownerPhoneNumber'
  | 'homeownerEmail'
  | 'address'
  | 'serviceDescription'

export const retrofitEnquiry: EnquiryDefinition<Name> = {
  id: 'retrofit',
  title: 'Retrofit Service Request',
  subject: ({ orderNumber, lineNumber }) =>
    `Retrofit Service Request - Order ${subjectPart(orderNumber)} (Line ${subjectPart(lineNumber)})`,
  schema: z.object({
    dealerName: optional,
    orderNumber: required,
    lineNumber: required,
    productionLotNumber: required,
    dealerPhoneNumber: optional,
    dealerEmail: optional,
    location: optional,
    requestDate: optional,
    homeownerContactName: optional,
    homeownerPhoneNumber: optional,
    homeownerEmail: optional,
    address: optional,
    serviceDescription: optional,
  }),
  groups: [
    {
      title: 'Order',
      fields: [
        { name: 'orderNumber', label: 'Order #', required: true, help: 'order' },
        { name: 'lineNumber', label: 'Line #', required: true, help: 'line' },
        { name: 'productionLotNumber', label: 'Production Lot #', required: true, help: 'productionLot' },
        { name: 'requestDate', label: 'Request Date', kind: 'date' },
      ],
    },
    {
      title: 'Dealer',
      fields: [
        { name: 'dealerName', label: 'Dealer Name' },
        { name: 'dealerPhoneNumber', label: 'Dealer Phone Number', kind: 'tel', inputMode: 'tel' },
        { name: 'dealerEmail', label: 'Dealer Email', kind: 'email', inputMode: 'email', wide: true },
      ],
    },
    {
      // These fields have a star but no rule (R-FORM-6).
      title: 'Homeowner',
      fields: [
        { name: 'homeownerContactName', label: 'Homeowner Contact Name', star: true, autoComplete: 'name' },
        {
          name: 'homeownerPhoneNumber',
          label: 'Homeowner Phone Number',
          kind: 'tel',
          inputMode: 'tel',
          star: true,
          autoComplete: 'tel',
        },
        {
          name: 'homeownerEmail',
          label: 'Homeowner Email',
          kind: 'email',
          inputMode: 'email',
          star: true,
          autoComplete: 'email',
          wide: true,
        },
        {
          name: 'address',
          label: 'Address (Including City)',
          star: true,
          autoComplete: 'street-address',
          wide: true,
        },
      ],
    },
    {
      title: 'What needs service',
      fields: [
        { name: 'location', label: 'Location: 1st Floor or 2nd Floor', wide: true },
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
