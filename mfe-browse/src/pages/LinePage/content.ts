import type { SizeLimits } from '@virida/shared/catalogue/series-record'
import type { LineSlug } from '@virida/shared/catalogue/slugs'

export const lineContent = {
  home: { label: 'Home', href: '/' },
  headTitle: (title: string) => `${title}: series, sizes and finishes`,
  tier: 'Price tier',
  styles: (count: number) => (count === 5 ? 'Five styles' : 'Six styles'),
  doors: 'Five doors',
  windowsIntro: 'Open a style for sizes, finishes, glass, grids and frames.',
  doorsIntro: 'Open a door for sizes, layouts, finishes, glass and frames.',
  width: (range: string, of: SizeLimits['of']) =>
    of === 'panel' ? `Panels ${range} wide` : range.charAt(0).toUpperCase() + range.slice(1) + ' wide',
  anyShape: 'Made to your shape',
  benefits: 'Thoughtful Benefits',
  others: 'Other window series',
  othersIntro: 'The same openings, another frame. See what changes.',
  dealer: { label: 'Find a Dealer', href: '/find-a-dealer' },
  catalog: 'Filter in the catalog',
}

/** Where the catalog shows the line alone; doors have no series of their own there. */
export const catalogAddress: Readonly<Record<LineSlug, string>> = {
  'platinum-windows': '/catalog?window_series=platinum',
  'bellagio-windows': '/catalog?window_series=bellagio',
  'venetian-windows': '/catalog?window_series=venetian',
  'venetian-doors': '/catalog',
}
