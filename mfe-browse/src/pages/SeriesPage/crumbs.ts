import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { lineCrumb } from '@virida/shared/products/catalogue/words'
import { lineAddress, seriesAddress } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'

/** The breadcrumbs of a series page: home, the line, the series (R-SERIES-1). */
export function crumbsOf(slug: SeriesSlug) {
  const { title, product } = seriesFacts[slug]
  return homeCrumbs(
    { label: lineCrumb(product), href: lineAddress(product) },
    { label: title, href: seriesAddress(slug) },
  )
}
