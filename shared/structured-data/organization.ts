import { brand } from '../brand/brand'

const id = (name: string) => `${brand.origin}/#${name}`

/** The company, for search engines (schema.org). Other data refer to it by its `@id`. */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': id('organization'),
  name: brand.fullName,
  legalName: brand.legalName,
  url: brand.origin,
  email: brand.serviceEmail,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.region,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: brand.phone.href.replace('tel:', ''),
    contactType: 'customer service',
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: brand.hours.days,
      opens: brand.hours.opens,
      closes: brand.hours.closes,
    },
  },
}

/** The site, for search engines (schema.org). */
export const website = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': id('website'),
  name: brand.fullName,
  url: brand.origin,
  publisher: { '@id': id('organization') },
}
