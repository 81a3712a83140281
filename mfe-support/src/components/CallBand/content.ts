import { contactPath } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

export const callBandContent = {
  title: 'Rather talk to a person?',
  text: `We answer the phone ${brand.hours.label} (${brand.hours.zone}).`,
  phone: { label: `Call ${brand.phone.label}`, href: brand.phone.href },
  action: { label: 'Send a message', href: contactPath },
}
