import { replacementPartsAddress, serviceRequestPath } from '@virida/shared/site/addresses/pages'
import { contactLinks } from '../../content/contact'
import { supportCrumbs } from '../../content/crumbs'
import { list, sectionId, steps, table, text } from '../../documents/model'
import { newConstructionWarranty } from '../../documents/new-construction-warranty'
import { retrofitWarranty } from '../../documents/retrofit-warranty'
import { brand } from '@virida/shared/site/brand'

const conditions = {
  title: 'Is my part free?',
  text: 'Your warranty says which parts are covered and for how long. Which warranty you have depends on how the product was bought.',
  documents: [newConstructionWarranty, retrofitWarranty],
}

const sections = [
  {
    title: 'Parts we send',
    blocks: [
      table(
        'Parts that wear, and where they work',
        ['Part', 'Where it works'],
        [
          ['Rollers', 'Under sliding sashes and doors'],
          ['Balances', 'In the side jambs of hung windows'],
          ['Operators and hinges', 'On casement and awning windows'],
          ['Locks, keepers, handles', 'Where sashes and panels meet'],
          ['Weatherstripping', 'Around every sash and panel'],
          ['Screens and their rollers', 'Outside of windows, on the rail of doors'],
          ['Weep covers and stops', 'On the outer face of the sill; in tracks'],
          ['Insulating glass', 'Made to size, with the coating of the first order'],
        ],
      ),
    ],
  },
  {
    title: 'How to order',
    blocks: [
      steps(
        'Find the order number and the line number: both are on the label in the frame and on the order confirmation.',
        'Take a photo of the part and one of the whole window or door. Without a label, measure the frame from outer edge to outer edge.',
        `Call us at ${brand.phone.label}, or send a service request with the photos.`,
      ),
      text('Before we send anything, we tell you whether the part is covered and what it costs if it isn’t.'),
      list(
        'Glass is heavy, and balances are under tension: have a dealer or installer replace them.',
        'Parts for products that we no longer make are replaced by the closest part that fits.',
      ),
    ],
  },
]

const call = {
  title: 'Call us about parts',
  text: `We answer the phone ${brand.hours.label} (${brand.hours.zone}).`,
}

export const partsContent = {
  crumbs: supportCrumbs({ label: 'Replacement Parts', href: replacementPartsAddress }),
  title: 'Replacement Parts',
  intro:
    'Products that meet the warranty conditions get free replacement parts. Otherwise, parts are charged.',
  conditions,
  sections,
  contents: [conditions, ...sections].map(({ title }) => ({ label: title, href: `#${sectionId(title)}` })),
  contact: { ...call, links: contactLinks },
  call,
  service: { label: 'Request service', href: serviceRequestPath },
}

export const partsHead = {
  title: 'Replacement Parts',
  description:
    'Replacement parts for Virida windows and doors: free when the product meets its warranty conditions, charged otherwise. How to find and order a part.',
  crumbs: partsContent.crumbs,
}
