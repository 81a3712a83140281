import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SitePage } from '@virida/shared/platform/contract'
import { differencesParameter } from '@virida/shared/site/addresses/compare'
import { comparePath } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { seriesIn } from '../../components/CompareTray/compare-query'
import { productPicture } from '../../content/product-pictures'
import { ComparePage } from './ComparePage'
import { compareContent, compareHead } from './content'

export const page: SitePage = {
  Page: ComparePage,
  query: ['series', differencesParameter],
  load: ({ url }) => Promise.all(seriesIn(url.searchParams).slugs.map((slug) => loadSeries(slug))),
  head: {
    ...compareHead,
    canonical: comparePath,
    image: productPicture('venetian-casement'),
    jsonLd: [breadcrumbList(compareContent.crumbs)],
  },
}
