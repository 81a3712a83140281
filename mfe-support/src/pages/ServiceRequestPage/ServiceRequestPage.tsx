import { useSearchParams } from '@virida/shared/router'
import { readRequestType } from '@virida/shared/site/addresses/service-request'
import { useState } from 'react'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import type { SentEnquiry } from '../../sending/use-enquiry'
import { RequestForm } from './form/RequestForm'
import { isRequestType } from './request-type'
import { TypeChoice } from './choice/TypeChoice'

/** The choice of a type, then the form of that type, then the thanks. The type is in the address. */
export function ServiceRequestPage() {
  const [sent, setSent] = useState<SentEnquiry>()
  const [search] = useSearchParams()
  const type = readRequestType(search)
  if (sent) return <ThankYou sent={sent} />
  return isRequestType(type) ? <RequestForm key={type} type={type} onSent={setSent} /> : <TypeChoice />
}
