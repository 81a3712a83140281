import { contactPath, serviceRequestPath } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

/** Links to reach the company, shown beside a long text. */
export const contactLinks = [
  { label: brand.phone.label, href: brand.phone.href },
  { label: 'Send a message', href: contactPath },
  { label: 'Request service', href: serviceRequestPath },
]
