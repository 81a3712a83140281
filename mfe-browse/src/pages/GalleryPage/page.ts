import type { SitePage } from '@virida/shared/platform/contract'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import cover from '../../../pictures/gallery-venetian-cantera.json?first'
import { loadCategories } from '../../content/gallery/load-category'
import { galleryContent } from './content'
import { GalleryPage } from './GalleryPage'
import { asksForAll } from './list/list-query'
import { facetKeys } from './pictures/picture-filters'

export const page: SitePage = {
  Page: GalleryPage,
  paths: [galleryContent.crumb.href],
  query: ['pictures', ...facetKeys, 'shown'],
  load: ({ url }) => (asksForAll(url.searchParams) ? loadCategories() : undefined),
  head: ({ params: { galleryType } }) => ({
    ...galleryContent.listHead,
    canonical: galleryContent.crumb.href,
    ...(galleryType !== undefined && { robots: 'noindex' as const }),
    image: Object.values(cover)[0],
    jsonLd: [breadcrumbList(homeCrumbs(galleryContent.crumb))],
  }),
}
