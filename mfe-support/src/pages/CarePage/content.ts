import { careAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { contactLinks } from '../../content/contact'
import { supportCrumbs } from '../../content/crumbs'
import { careInstructions } from '../../documents/care-instructions'
import { sectionId } from '../../documents/model'

const call = {
  title: 'Not sure what to use?',
  text: `Call us before you try something stronger than soap. We answer the phone ${brand.hours.label} (${brand.hours.zone}).`,
}

export const careContent = {
  crumbs: supportCrumbs({ label: 'Windows & Door Care', href: careAddress }),
  title: 'Windows & Door Care',
  intro: careInstructions.summary,
  document: careInstructions,
  contents: careInstructions.sections.map(({ title }) => ({ label: title, href: `#${sectionId(title)}` })),
  contact: { ...call, links: contactLinks },
  call,
}

export const careHead = {
  title: 'Windows & Door Care',
  description:
    'How to clean and maintain vinyl windows and patio doors: glass, frames, weep holes, tracks, hinges, and a care schedule through the year.',
  crumbs: careContent.crumbs,
}
