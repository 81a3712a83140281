import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { productLines } from '@virida/shared/products/catalogue/lines/product-lines'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'

/** The breadcrumbs of a series page: home, the line, the series (R-SERIES-1). */
export function crumbsOf(slug: SeriesSlug) {
  const { title, product } = seriesFacts[slug]
  const { breadcrumb, navigateTo } = productLines[product]
  return homeCrumbs({ label: breadcrumb, href: navigateTo }, { label: title, href: seriesAddress(slug) })
}
