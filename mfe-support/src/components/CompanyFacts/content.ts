import { brand } from '@virida/shared/site/brand'

const { street, city, region, postalCode } = brand.address

export const companyFacts = {
  phone: { label: 'Phone', value: brand.phone.label, href: brand.phone.href },
  email: { label: 'Service e-mail', value: brand.serviceEmail, href: `mailto:${brand.serviceEmail}` },
  address: { label: 'Address', lines: [street, `${city}, ${region} ${postalCode}`] },
  hours: { label: 'Hours', lines: [brand.hours.label, `(${brand.hours.zone})`] },
}
