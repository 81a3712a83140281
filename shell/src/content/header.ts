import {
  aboutAddress,
  contactPath,
  dealersPath,
  galleryPath,
  projectAddress,
  supportAddress,
  warrantyAddress,
} from '@virida/shared/site/addresses/pages'
import type { HeaderType } from './mega-menu'
import type { NavItem } from './nav-item'

export const skipToContent = 'Skip to content'

/** Names of the two navigations for screen readers. */
export const companyNavLabel = 'Company'
export const mainNavLabel = 'Main'

/** Links of the top strip, in front of the phone number. */
export const companyLinks: readonly NavItem[] = [
  { label: 'About Us', href: aboutAddress },
  { label: 'Warranty', href: warrantyAddress },
  { label: 'Support', href: supportAddress },
  { label: 'Contact Us', href: contactPath },
]

export const menuTriggers: readonly { header: HeaderType; label: string }[] = [
  { header: 'windows', label: 'WINDOWS' },
  { header: 'doors', label: 'DOORS' },
  { header: 'for_pros', label: 'FOR PROS' },
]

export const galleryLink: NavItem = { label: 'GALLERY', href: galleryPath }
export const dealerLink: NavItem = { label: 'Find a Dealer', href: dealersPath }

export const projectLink: NavItem = { label: 'My Project', href: projectAddress }

/** Label of the logo's link, after the company's name. */
export const home = 'home'
