import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import {
  aboutAddress,
  becomeADealerAddress,
  contactPath,
  egressPath,
  lineAddress,
  seriesAddress,
  supportAddress,
  warrantyAddress,
} from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { projectLink } from './header'
import type { NavItem } from './nav-item'
import { tools, toolsTitle } from './tools'

/** The only layout that shows a part of the footer. */
type FooterLayout = 'desktop' | 'mobile'

export type FooterColumn = {
  title: string
  only?: FooterLayout
  links: readonly (NavItem & { only?: FooterLayout })[]
}

export const becomeADealer: NavItem = {
  label: 'Interested in becoming a dealer?',
  href: becomeADealerAddress,
}

export const footerNavLabel = 'Footer'

/** Columns of the footer. Below 1024 px only the columns Tools and About Us are shown. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Windows',
    only: 'desktop',
    links: [
      { label: windowLineNames.platinum, href: lineAddress('platinum-windows') },
      { label: windowLineNames.bellagio, href: lineAddress('bellagio-windows') },
      { label: windowLineNames.venetian, href: lineAddress('venetian-windows') },
    ],
  },
  {
    title: 'Doors',
    only: 'desktop',
    links: [
      { label: 'Sliding Glass', href: seriesAddress('sliding-glass-door') },
      { label: 'French Sliding', href: seriesAddress('french-sliding-door') },
      { label: 'French Swing', href: seriesAddress('french-swing-door') },
      { label: 'Multi-Slide', href: seriesAddress('multi-slide-door') },
      { label: 'Bi-Fold', href: seriesAddress('bi-fold-door') },
    ],
  },
  { title: toolsTitle, links: [...tools, projectLink] },
  {
    title: 'About Us',
    links: [
      { label: 'About Us', href: aboutAddress },
      { label: 'Careers', href: contactPath, only: 'desktop' },
      { label: 'Become a Dealer', href: becomeADealerAddress, only: 'mobile' },
    ],
  },
  {
    title: 'Support',
    only: 'desktop',
    links: [
      { label: 'Support', href: supportAddress },
      { label: 'Egress Calculator', href: egressPath },
      { label: 'Warranty', href: warrantyAddress },
    ],
  },
]

export const contactTitle = 'Contact'

export const copyright = `© ${brand.copyright.from}-${brand.copyright.to} ${brand.fullName}`
