import type { EnquiryDefinition } from '../../forms/definition'
import { newConstructionEnquiry } from './enquiries/new-construction-enquiry'
import { retrofitEnquiry } from './enquiries/retrofit-enquiry'

/** The two forms by their value in the address: `/service-request?type=retrofit`. */
export const requestTypes = {
  'new-construction': newConstructionEnquiry,
  retrofit: retrofitEnquiry,
} as const satisfies Record<string, EnquiryDefinition>

export type RequestType = keyof typeof requestTypes

export const isRequestType = (text: string | null): text is RequestType =>
  text !== null && Object.hasOwn(requestTypes, text)
