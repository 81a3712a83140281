import { catalogItems } from '@virida/shared/catalogue/catalog-items'
import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { itemList } from '../../content/json-ld'
import { productPicture } from '../../content/product-pictures'
import { CatalogPage } from './CatalogPage'
import { catalogContent, catalogHead } from './content'

export const page: SitePage = {
  Page: CatalogPage,
  head: {
    ...catalogHead,
    canonical: '/catalog',
    image: productPicture('venetian-casement'),
    jsonLd: [breadcrumbList(catalogContent.crumbs), itemList(catalogItems)],
  },
}
