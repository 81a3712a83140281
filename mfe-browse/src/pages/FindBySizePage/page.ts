import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SitePage } from '@virida/shared/platform/contract'
import { findBySizePath } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { productPicture } from '../../content/product-pictures'
import { findContent, findHead } from './content'
import { FindBySizePage } from './FindBySizePage'
import { seriesOfPanels } from './fits/find-fits'
import { asksIn, sideNames } from './form/size-query'

export const page: SitePage = {
  Page: FindBySizePage,
  query: [...sideNames, 'for'],
  load: ({ url }) =>
    asksIn(url.searchParams) ? Promise.all(seriesOfPanels.map((slug) => loadSeries(slug))) : undefined,
  head: {
    ...findHead,
    canonical: findBySizePath,
    image: productPicture('venetian-single-hung'),
    jsonLd: [breadcrumbList(findContent.crumbs)],
  },
}
