import { loadSeries } from '@virida/shared/catalogue/load-series'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { seriesIn } from '../../components/CompareTray/compare-query'
import { productPicture } from '../../content/product-pictures'
import { ComparePage } from './ComparePage'
import { compareContent, compareHead } from './content'

export const page: SitePage = {
  Page: ComparePage,
  head: ({ url }) => {
    // The records come while the page is put together; the table waits for the same promises.
    for (const slug of seriesIn(url.searchParams).slugs) loadSeries(slug).catch(() => undefined)
    return {
      ...compareHead,
      canonical: '/compare',
      image: productPicture('venetian-casement'),
      jsonLd: [breadcrumbList(compareContent.crumbs)],
    }
  },
}
