import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { isSeriesSlug, seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import type { SitePage } from '@virida/shared/platform/contract'
import { isAlive } from '@virida/shared/platform/contract/alive'
import { designParameters } from '@virida/shared/site/addresses/design'
import { notFoundAddress, seriesAddress } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { product } from '../../content/json-ld'
import { sharePicture } from '../../content/share-pictures'
import { loadSeriesPictures } from '../../content/series-pictures'
import { crumbsOf } from './crumbs'
import { descriptionOf } from './description'
import { loadLateParts } from './late'
import { seriesOf } from './series-of'
import { SeriesPage } from './SeriesPage'

export const page: SitePage = {
  Page: SeriesPage,
  query: ['tab', ...designParameters],
  paths: seriesSlugs.map((slug) => seriesAddress(slug)),
  dataChunk: ({ params }) => `series-${params.seriesType}`,
  redirect: ({ params: { seriesType } }) =>
    seriesType === undefined || isSeriesSlug(seriesType) ? undefined : notFoundAddress,
  load: ({ params }) => {
    const slug = seriesOf(params.seriesType)
    // The server has rendered the late parts of the first page, so the browser hydrates the rest before their code is there.
    return Promise.all([loadSeries(slug), loadSeriesPictures(slug), ...(isAlive() ? [loadLateParts()] : [])])
  },
  head: ({ params }) => {
    const slug = seriesOf(params.seriesType)
    const { title, seriesNumber } = seriesFacts[slug]
    const description = descriptionOf(slug)
    return {
      title: `${title}, series ${seriesNumber}`,
      description,
      canonical: seriesAddress(slug),
      share: sharePicture(slug, title),
      jsonLd: [breadcrumbList(crumbsOf(slug)), product(slug, description)],
    }
  },
}
