import { companyLinks, dealerLink } from './header'
import { menuFallback } from './menu-fallback'
import type { NavItem } from './nav-item'

/** The menu without scripts. The catalog and the product lines lead on to every style and series. */
export const plainMenu: readonly NavItem[] = [
  ...menuFallback,
  { label: 'Gallery', href: '/gallery' },
  ...companyLinks,
  dealerLink,
]
