import { loadSeries } from '@virida/shared/catalogue/load-series'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { productPicture } from '../../content/product-pictures'
import { findContent, findHead } from './content'
import { FindBySizePage } from './FindBySizePage'
import { seriesOfPanels } from './find-fits'
import { asksIn } from './size-query'

export const page: SitePage = {
  Page: FindBySizePage,
  head: ({ url }) => {
    // The doors' records come while the page is put together; the results wait for the same promises.
    if (asksIn(url.searchParams)) for (const slug of seriesOfPanels) loadSeries(slug).catch(() => undefined)
    return {
      ...findHead,
      canonical: '/find-by-size',
      image: productPicture('venetian-single-hung'),
      jsonLd: [breadcrumbList(findContent.crumbs)],
    }
  },
}
