import { galleryPath } from '@virida/shared/site/addresses/pages'
import { companyLinks, dealerLink } from './header'
import { menuFallback } from './menu-fallback'
import type { NavItem } from './nav-item'

/** The menu for browsers without scripts. Styles and series can be reached from the catalog and the product lines. */
export const plainMenu: readonly NavItem[] = [
  ...menuFallback,
  { label: 'Gallery', href: galleryPath },
  ...companyLinks,
  dealerLink,
]
