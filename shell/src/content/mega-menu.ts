import type { BrowseType, HeaderType } from '../layout/MegaMenu/mega-menu-state'
import type { NavItem } from './nav-item'

export type BrowseChoice = { browse: BrowseType; label: string }

/** How each side of the menu can be browsed (specification: browsing, "Header and mega-menu"). */
export const browseChoices: Record<HeaderType, { label: string; choices: readonly BrowseChoice[] }> = {
  windows: {
    label: 'Browse windows by',
    choices: [
      { browse: 'operating_styles', label: 'Operating Style' },
      { browse: 'series', label: 'Window Series' },
    ],
  },
  doors: {
    label: 'Browse doors by',
    choices: [{ browse: 'operating_styles', label: 'Operating Style' }],
  },
  for_pros: { label: 'Products', choices: [] },
}

/** The picture beside the operating styles, and where it leads. */
export const browseAll: Record<'windows' | 'doors', NavItem> = {
  windows: { label: 'Compare all in the catalog', href: '/catalog' },
  doors: { label: 'Explore Venetian doors', href: '/product/venetian-doors' },
}

export const priceTierLabel = 'Price tier'
