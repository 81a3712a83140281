import { becomeADealerAddress, catalogPath, lineAddress } from '@virida/shared/site/addresses/pages'
import type { NavItem } from './nav-item'

/** The triggers of the mega-menu. */
export type HeaderType = 'windows' | 'doors' | 'for_pros'
export type BrowseType = 'operating_styles' | 'series' | 'for_pros'

export type BrowseChoice = { browse: BrowseType; label: string }

/** The ways to browse in each panel of the menu. */
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

/** The link with a picture next to the operating styles. */
export const browseAll: Record<'windows' | 'doors', NavItem> = {
  windows: { label: 'See all in the catalog', href: catalogPath },
  doors: { label: 'Explore Venetian doors', href: lineAddress('venetian-doors') },
}

/** The link for dealers below the products in the panel for pros, and in the group of the mobile menu. */
export const proDealerLink: NavItem = { label: 'Become a Dealer', href: becomeADealerAddress }
