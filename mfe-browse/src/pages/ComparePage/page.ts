import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SitePage } from '@virida/shared/platform/contract'
import { compareAddress, differencesParameter } from '@virida/shared/site/addresses'
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
    canonical: compareAddress(),
    image: productPicture('venetian-casement'),
    jsonLd: [breadcrumbList(compareContent.crumbs)],
  },
}
