import type { HeaderType } from '../layout/MegaMenu/mega-menu-state'
import type { NavItem } from './nav-item'

export const skipToContent = 'Skip to content'

/** Names of the two navigations, for screen readers. */
export const companyNavLabel = 'Company'
export const mainNavLabel = 'Main'

/** The top strip; the phone number follows it (specification: browsing, "Header and mega-menu"). */
export const companyLinks: readonly NavItem[] = [
  { label: 'About Us', href: '/about-us' },
  { label: 'Warranty', href: '/warranty' },
  { label: 'Support', href: '/support' },
  { label: 'Contact Us', href: '/contact-us' },
]

export const menuTriggers: readonly { header: HeaderType; label: string }[] = [
  { header: 'windows', label: 'WINDOWS' },
  { header: 'doors', label: 'DOORS' },
  { header: 'for_pros', label: 'FOR PROS' },
]

export const galleryLink: NavItem = { label: 'GALLERY', href: '/gallery' }
export const dealerLink: NavItem = { label: 'Find a Dealer', href: '/find-a-dealer' }

/** The logo's link, after the company's name. */
export const home = 'home'
