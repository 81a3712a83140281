import { catalogPath, dealersPath, supportAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

export const notFoundHead = {
  title: '404 Not Found',
  description: 'There is no page at this address. Go back to the home page, the catalog or our dealers.',
}

export const notFoundContent = {
  title: '404 Not Found',
  text: 'There is nothing at this address. The page may have moved, or a letter of the address went missing.',
  action: { label: 'Back to Home', href: '/' },
  waysTitle: 'Where to go next',
  ways: [
    { title: 'Catalog', text: 'All windows and patio doors, with filters.', href: catalogPath },
    { title: 'Find a Dealer', text: 'Showrooms and installers across California.', href: dealersPath },
    { title: 'Support', text: 'Warranties, parts, care and service requests.', href: supportAddress },
    { title: brand.phone.label, text: `${brand.hours.label}, ${brand.hours.zone}.`, href: brand.phone.href },
  ],
}
