import { brand } from '@virida/shared/brand'
import { linePath, seriesPath } from '@virida/shared/catalogue/slugs'
import type { NavItem } from './nav-item'

/** Where a part of the footer is seen: in both layouts, or in one of them. */
export type FooterLayout = 'desktop' | 'mobile'

export type FooterColumn = {
  title: string
  only?: FooterLayout
  links: readonly (NavItem & { only?: FooterLayout })[]
}

export const becomeADealer: NavItem = { label: 'Interested in becoming a dealer?', href: '/become-a-dealer' }

export const footerNavLabel = 'Footer'

/** Columns of the desktop footer; the mobile one keeps About Us (specification: browsing, "Footer"). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Windows',
    only: 'desktop',
    links: [
      { label: 'Platinum', href: linePath('platinum-windows') },
      { label: 'Bellagio', href: linePath('bellagio-windows') },
      { label: 'Venetian', href: linePath('venetian-windows') },
    ],
  },
  {
    title: 'Doors',
    only: 'desktop',
    links: [
      { label: 'Sliding Glass', href: seriesPath('sliding-glass-door') },
      { label: 'French Sliding', href: seriesPath('french-sliding-door') },
      { label: 'French Swing', href: seriesPath('french-swing-door') },
      { label: 'Multi-Slide', href: seriesPath('multi-slide-door') },
      { label: 'Bi-Fold', href: seriesPath('bi-fold-door') },
    ],
  },
  {
    title: 'About Us',
    links: [
      { label: 'About Us', href: '/about-us' },
      { label: 'Careers', href: '/contact-us', only: 'desktop' },
      { label: 'Become a Dealer', href: '/become-a-dealer', only: 'mobile' },
    ],
  },
  {
    title: 'Support',
    only: 'desktop',
    links: [
      { label: 'Support', href: '/support' },
      { label: 'Egress Calculator', href: '/egress-calculator' },
      { label: 'Warranty', href: '/warranty' },
    ],
  },
]

export const contactTitle = 'Contact'

export const copyright = `© ${brand.copyright.from}-${brand.copyright.to} ${brand.fullName}`
