import { useSearchParams } from '@virida/shared/router'
import { useState } from 'react'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import type { SentEnquiry } from '../../forms/use-enquiry'
import { RequestForm } from './RequestForm'
import { isRequestType } from './request-type'
import { TypeChoice } from './TypeChoice'

/** No type chosen -> one of the two forms -> submitted. The type stands in the address. */
export function ServiceRequestPage() {
  const [sent, setSent] = useState<SentEnquiry>()
  const [search] = useSearchParams()
  const type = search.get('type')
  if (sent) return <ThankYou sent={sent} />
  return isRequestType(type) ? <RequestForm key={type} type={type} onSent={setSent} /> : <TypeChoice />
}
