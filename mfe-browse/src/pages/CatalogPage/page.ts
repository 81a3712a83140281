import { filterGroups } from '@virida/shared/products/catalogue/listing/filters'
import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import type { SitePage } from '@virida/shared/platform/contract'
import { catalogPath } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { itemList } from '../../content/json-ld'
import { sortItems } from './results/sort'
import { productPicture } from '../../content/product-pictures'
import { CatalogPage } from './CatalogPage'
import { catalogContent, catalogHead } from './content'

export const page: SitePage = {
  Page: CatalogPage,
  query: [...filterGroups.map(({ key }) => key), 'sort', 'compare'],
  head: {
    ...catalogHead,
    canonical: catalogPath,
    image: productPicture('venetian-casement'),
    jsonLd: [breadcrumbList(catalogContent.crumbs), itemList(sortItems(catalogItems, 'line'))],
  },
}
