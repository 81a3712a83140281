import { catalogPath, dealersPath, supportAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'

export const notFoundHead = {
  title: '404 Not Found',
  description: 'We can’t find this page. Try the home page, the catalog or our list of dealers.',
}

export const notFoundContent = {
  title: '404 Not Found',
  text: 'We can’t find this page. It may have moved, or the address may have a typo.',
  action: { label: 'Back to Home', href: '/' },
  waysTitle: 'Where to go next',
  ways: [
    { title: 'Catalog', text: 'All windows and patio doors, with filters.', href: catalogPath },
    { title: 'Find a Dealer', text: 'Showrooms and installers across California.', href: dealersPath },
    { title: 'Support', text: 'Warranties, parts, care and service requests.', href: supportAddress },
    { title: brand.phone.label, text: `${brand.hours.label}, ${brand.hours.zone}.`, href: brand.phone.href },
  ],
}
