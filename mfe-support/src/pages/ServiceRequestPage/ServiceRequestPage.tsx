import { useSearchParams } from '@virida/shared/router'
import { readRequestType } from '@virida/shared/site/addresses/service-request'
import { ThankYou } from '../../components/ThankYou/ThankYou'
import { useSent } from '../../components/ThankYou/use-sent'
import { RequestForm } from './form/RequestForm'
import { isRequestType } from './request-type'
import { TypeChoice } from './choice/TypeChoice'

/** The choice of a type, then the form of that type, then the thanks. The type is in the address. */
export function ServiceRequestPage() {
  const { sent, thank } = useSent()
  const [search] = useSearchParams()
  const type = readRequestType(search)
  if (sent) return <ThankYou sent={sent} />
  return isRequestType(type) ? <RequestForm key={type} type={type} onSent={thank} /> : <TypeChoice />
}
