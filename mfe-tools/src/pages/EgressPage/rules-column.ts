import { contactPath } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { rulesContent } from './content'

/** The column beside the rules. */
export const rulesColumn = {
  contents: rulesContent.rules.map(({ id, title }) => ({ label: title, href: `#${id}` })),
  contact: {
    title: 'Not sure about your window?',
    text: `We answer the phone ${brand.hours.label} (${brand.hours.zone}). Your building department has the last word.`,
    links: [
      { label: brand.phone.label, href: brand.phone.href },
      { label: 'Send a message', href: contactPath },
    ],
  },
}
