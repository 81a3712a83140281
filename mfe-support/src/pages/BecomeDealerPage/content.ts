import { becomeADealerAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { homeCrumbs } from '@virida/shared/site/crumbs'

export const becomeDealerContent = {
  crumbs: homeCrumbs({ label: 'Become a Dealer', href: becomeADealerAddress }),
  title: 'Becoming a Dealer',
  intro: `Sell ${brand.name} windows and patio doors from your showroom, glass shop or contracting business. Tell us about your business, and someone from our dealer team will call you.`,
  formTitle: 'Tell us about your business',
  next: {
    title: 'What happens next',
    steps: [
      'We read your message and call you within our business hours.',
      'We talk through your market, our product lines and what you would order.',
      'If it fits, we set up ordering and delivery with you.',
    ],
  },
}

export const becomeDealerHead = {
  title: 'Becoming a Dealer',
  description: `Become a dealer of ${brand.fullName}: tell us about your business and we will call you. Phone ${brand.phone.label}, ${brand.hours.label}.`,
  crumbs: becomeDealerContent.crumbs,
}
