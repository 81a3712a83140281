import type { SitePage } from '@virida/shared/platform/contract'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { galleryCover } from '../../content/gallery/gallery-covers'
import { loadProjects } from '../../content/gallery/load-projects'
import { galleryContent } from './content'
import { GalleryPage } from './GalleryPage'
import { asksForAll } from './list/list-query'
import { facetKeys } from './pictures/picture-filters'

export const page: SitePage = {
  Page: GalleryPage,
  paths: [galleryContent.crumb.href],
  query: ['pictures', ...facetKeys, 'shown'],
  load: ({ url }) => (asksForAll(url.searchParams) ? loadProjects() : undefined),
  head: ({ params: { galleryType } }) => ({
    ...galleryContent.listHead,
    canonical: galleryContent.crumb.href,
    ...(galleryType !== undefined && { robots: 'noindex' as const }),
    image: galleryCover('venetian_cantera'),
    jsonLd: [breadcrumbList(homeCrumbs(galleryContent.crumb))],
  }),
}
