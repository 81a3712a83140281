import { seriesFacts } from '@virida/shared/catalogue/facts'
import { loadSeries } from '@virida/shared/catalogue/load-series'
import { isSeriesSlug, seriesPath } from '@virida/shared/catalogue/slugs'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { product } from '../../content/json-ld'
import { productPicture } from '../../content/product-pictures'
import { sharePicture } from '../../content/share-pictures'
import { crumbsOf } from './crumbs'
import { descriptionOf } from './description'
import { seriesOf } from './series-of'
import { SeriesPage } from './SeriesPage'

export const page: SitePage = {
  Page: SeriesPage,
  redirect: ({ params: { seriesType } }) =>
    seriesType === undefined || isSeriesSlug(seriesType) ? undefined : '/not-found',
  head: ({ params }) => {
    const slug = seriesOf(params.seriesType)
    // The record comes while the page is put together; the page itself waits for the same promise.
    loadSeries(slug).catch(() => undefined)
    const { title, seriesNumber } = seriesFacts[slug]
    const description = descriptionOf(slug)
    return {
      title: `${title}, series ${seriesNumber}`,
      description,
      canonical: seriesPath(slug),
      image: productPicture(slug),
      share: sharePicture(slug, title),
      jsonLd: [breadcrumbList(crumbsOf(slug)), product(slug, description)],
    }
  },
}
