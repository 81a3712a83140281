import { productLines } from '@virida/shared/products/catalogue/lines/product-lines'
import { isLineSlug, lineSlugs } from '@virida/shared/products/catalogue/line-slugs'
import type { SitePage } from '@virida/shared/platform/contract'
import { lineAddress, notFoundAddress } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { itemList } from '../../content/json-ld'
import { linePictures } from '../../content/line-pictures'
import { sharePicture } from '../../content/share-pictures'
import { lineContent } from './content'
import { lineOf } from './line-of'
import { LinePage } from './LinePage'

export const page: SitePage = {
  Page: LinePage,
  paths: lineSlugs.map((slug) => lineAddress(slug)),
  redirect: ({ params: { productType } }) =>
    productType === undefined || isLineSlug(productType) ? undefined : notFoundAddress,
  head: ({ params }) => {
    const { slug, title, summary, navigateTo, name, productSeries } = productLines[lineOf(params.productType)]
    return {
      title: lineContent.headTitle(title),
      description: summary,
      canonical: navigateTo,
      image: linePictures[slug].hero,
      share: sharePicture(slug, title),
      jsonLd: [
        breadcrumbList(homeCrumbs({ label: title, href: navigateTo })),
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
