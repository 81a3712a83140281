import { brand } from '@virida/shared/brand'
import { homeCrumbs } from '../../content/crumbs'

export const contactContent = {
  crumbs: homeCrumbs({ label: 'Contact Us', href: '/contact-us' }),
  title: 'Contact Us',
  intro: 'A question about a product, an order or a job site: call, write, or send us a message here.',
  formTitle: 'Send us a message',
  service: {
    before: 'Is something wrong with windows or doors you have? ',
    label: 'Request service',
    href: '/service-request',
    after: ' and add photos.',
  },
}

export const contactHead = {
  title: 'Contact Us',
  description: `Call ${brand.phone.label}, write to ${brand.serviceEmail} or send a message to ${brand.fullName} in Mira Loma, CA. ${brand.hours.label}.`,
  crumbs: contactContent.crumbs,
}

/** @see https://schema.org/HomeAndConstructionBusiness */
export const businessJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${brand.origin}/#company`,
  name: brand.fullName,
  legalName: brand.legalName,
  url: brand.origin,
  telephone: brand.phone.href.replace('tel:', ''),
  email: brand.serviceEmail,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.region,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: brand.hours.days,
    opens: brand.hours.opens,
    closes: brand.hours.closes,
  },
}
