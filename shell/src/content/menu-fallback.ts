import type { NavItem } from './nav-item'

/** Stands in the panel when its own files cannot be loaded. */
export const menuFailed = 'The menu could not be loaded. These pages lead on:'

export const menuFallback: readonly NavItem[] = [
  { label: 'Catalog', href: '/catalog' },
  { label: 'Platinum windows', href: '/product/platinum-windows' },
  { label: 'Bellagio windows', href: '/product/bellagio-windows' },
  { label: 'Venetian windows', href: '/product/venetian-windows' },
  { label: 'Venetian doors', href: '/product/venetian-doors' },
  { label: 'Technical Resources', href: '/technical-resources' },
  { label: 'Egress Calculator', href: '/egress-calculator' },
]
