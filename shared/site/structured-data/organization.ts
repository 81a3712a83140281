import type { HomeAndConstructionBusiness, Organization, WebSite, WithContext } from 'schema-dts'
import { brand } from '../brand'

const id = (name: string) => `${brand.origin}/#${name}`
const telephone = brand.phone.href.replace('tel:', '')

/** What all descriptions of the company have in common. They share one `@id`: search engines merge them. */
const company = {
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
} as const

const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: brand.hours.days,
  opens: brand.hours.opens,
  closes: brand.hours.closes,
} as const

/** The company as structured data (https://schema.org/Organization). */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  ...company,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone,
    contactType: 'customer service',
    hoursAvailable: hours,
  },
} as const satisfies WithContext<Organization>

/** The company as a place that customers call and visit (https://schema.org/HomeAndConstructionBusiness). */
export const business = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  ...company,
  telephone,
  openingHoursSpecification: hours,
} as const satisfies WithContext<HomeAndConstructionBusiness>

/** The site as structured data (https://schema.org/WebSite). */
export const website = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': id('website'),
  name: brand.fullName,
  url: brand.origin,
  publisher: { '@id': id('organization') },
} as const satisfies WithContext<WebSite>
