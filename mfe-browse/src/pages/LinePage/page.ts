import { productLines } from '@virida/shared/catalogue/product-lines'
import { isLineSlug } from '@virida/shared/catalogue/slugs'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { itemList } from '../../content/json-ld'
import { linePictures } from '../../content/line-pictures'
import { sharePicture } from '../../content/share-pictures'
import { lineContent } from './content'
import { lineOf } from './line-of'
import { LinePage } from './LinePage'

export const page: SitePage = {
  Page: LinePage,
  redirect: ({ params: { productType } }) =>
    productType === undefined || isLineSlug(productType) ? undefined : '/not-found',
  head: ({ params }) => {
    const { slug, title, summary, navigateTo, name, productSeries } = productLines[lineOf(params.productType)]
    return {
      title: lineContent.headTitle(title),
      description: summary,
      canonical: navigateTo,
      image: linePictures[slug].hero,
      share: sharePicture(slug, title),
      jsonLd: [
        breadcrumbList([lineContent.home, { label: title, href: navigateTo }]),
        itemList(
          productSeries.map((series) => ({
            title: `${name} ${series.title}`,
            href: series.navigateTo,
          })),
        ),
      ],
    }
  },
}
