import type { Head, SitePage } from '@virida/shared/contract'
import { galleryPictures } from '../../content/gallery-pictures'
import { galleryPath } from '../../content/gallery-values'
import type { GalleryValue } from '../../content/gallery-values'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { imageGallery } from '../../content/json-ld'
import { categoryOf } from './category-of'
import { galleryCategories, galleryContent } from './content'
import { GalleryPage } from './GalleryPage'

export const page: SitePage = {
  Page: GalleryPage,
  head: ({ params: { galleryType } }) => {
    const value = categoryOf(galleryType)
    if (value) return categoryHead(value)
    return {
      ...galleryContent.listHead,
      canonical: galleryContent.crumb.href,
      ...(galleryType !== undefined && { robots: 'noindex' }),
      image: galleryPictures.venetian_cantera[0],
      jsonLd: [breadcrumbList([galleryContent.home, galleryContent.crumb])],
    }
  },
}

function categoryHead(value: GalleryValue): Head {
  const { title } = galleryCategories[value]
  const href = galleryPath(value)
  return {
    title,
    description: galleryContent.headDescription(title),
    image: galleryPictures[value][0],
    jsonLd: [
      breadcrumbList([galleryContent.home, galleryContent.crumb, { label: title, href }]),
      imageGallery(title, href, galleryPictures[value]),
    ],
  }
}
