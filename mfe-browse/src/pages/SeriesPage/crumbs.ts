import { seriesFacts } from '@virida/shared/catalogue/facts'
import { productLines } from '@virida/shared/catalogue/product-lines'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { seriesContent } from './content'

/** Home, the line, the series (specification: browsing, "Series detail page"). */
export function crumbsOf(slug: SeriesSlug) {
  const { title, product } = seriesFacts[slug]
  const { breadcrumb, navigateTo } = productLines[product]
  return [
    seriesContent.home,
    { label: breadcrumb, href: navigateTo },
    { label: title, href: seriesPath(slug) },
  ]
}
