import type { SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { galleryCover } from '../../content/gallery/gallery-covers'
import { loadProjects } from '../../content/gallery/load-projects'
import { galleryContent } from './content'
import { GalleryPage } from './GalleryPage'
import { asksForAll } from './list-query'

export const page: SitePage = {
  Page: GalleryPage,
  head: ({ params: { galleryType }, url }) => {
    // The pictures come while the page is put together; the page itself waits for the same promise.
    if (asksForAll(url.searchParams)) loadProjects().catch(() => undefined)
    return {
      ...galleryContent.listHead,
      canonical: galleryContent.crumb.href,
      ...(galleryType !== undefined && { robots: 'noindex' as const }),
      image: galleryCover('venetian_cantera'),
      jsonLd: [breadcrumbList([galleryContent.home, galleryContent.crumb])],
    }
  },
}
