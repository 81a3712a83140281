import { contactPath, serviceRequestPath } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { homeCrumbs } from '@virida/shared/site/crumbs'

export const contactContent = {
  crumbs: homeCrumbs({ label: 'Contact Us', href: contactPath }),
  title: 'Contact Us',
  intro: 'A question about a product, an order or a job site: call, write, or send us a message here.',
  formTitle: 'Send us a message',
  service: {
    before: 'Is something wrong with your windows or doors? ',
    label: 'Request service',
    href: serviceRequestPath,
    after: ' and add photos.',
  },
}

export const contactHead = {
  title: 'Contact Us',
  description: `Call ${brand.phone.label}, write to ${brand.serviceEmail} or send a message to ${brand.fullName} in Mira Loma, CA. ${brand.hours.label}.`,
  crumbs: contactContent.crumbs,
}
