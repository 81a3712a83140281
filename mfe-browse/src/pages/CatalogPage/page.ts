import { catalogItems } from '@virida/shared/catalogue/catalog-items'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { loadDrawnProduct } from '../../components/DrawnProduct/use-drawn-product'
import { itemList } from '../../content/json-ld'
import { productPicture } from '../../content/product-pictures'
import { CatalogPage } from './CatalogPage'
import { catalogContent, catalogHead } from './content'
import { filtersIn } from './filter-query'
import { drawnFinish } from './finish-of'

export const page: SitePage = {
  Page: CatalogPage,
  head: ({ url }) => {
    // The drawings come while the page is put together; the cards wait for the same promise.
    if (drawnFinish(filtersIn(url.searchParams))) void loadDrawnProduct()
    return {
      ...catalogHead,
      canonical: '/catalog',
      image: productPicture('venetian-casement'),
      jsonLd: [breadcrumbList(catalogContent.crumbs), itemList(catalogItems)],
    }
  },
}
