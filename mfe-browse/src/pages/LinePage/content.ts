import type { SizeLimits } from '@virida/shared/products/catalogue/facts'
import type { LineSlug } from '@virida/shared/products/catalogue/line-slugs'
import { anyDoor } from '@virida/shared/products/catalogue/listing/filters'
import { catalogAddress } from '@virida/shared/site/addresses/catalog'
import { dealersPath } from '@virida/shared/site/addresses/pages'
import { priceTierLabel } from '@virida/shared/products/catalogue/vocabulary/price-tiers'

export const lineContent = {
  headTitle: (title: string) => `${title}: series, sizes and finishes`,
  tier: priceTierLabel,
  styles: (count: number) => (count === 5 ? 'Five styles' : 'Six styles'),
  doors: 'Five doors',
  windowsIntro: 'Choose a style to see sizes, finishes, glass, grids and frames.',
  doorsIntro: 'Choose a door to see sizes, layouts, finishes, glass and frames.',
  width: (range: string, of: SizeLimits['of']) =>
    of === 'panel' ? `Panels ${range} wide` : range.charAt(0).toUpperCase() + range.slice(1) + ' wide',
  anyShape: 'Made to your shape',
  benefits: 'Thoughtful Benefits',
  others: 'Other window lines',
  othersIntro: 'Same openings, different frames. See what changes.',
  dealer: { label: 'Find a Dealer', href: dealersPath },
  catalog: 'Filter in the catalog',
}

/** The URL of the catalog with the products of each line. */
export const catalogLinks: Readonly<Record<LineSlug, string>> = {
  'platinum-windows': catalogAddress({ window_series: 'platinum' }),
  'bellagio-windows': catalogAddress({ window_series: 'bellagio' }),
  'venetian-windows': catalogAddress({ window_series: 'venetian' }),
  'venetian-doors': catalogAddress({ [anyDoor.group]: anyDoor.value }),
}
