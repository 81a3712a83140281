import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { Head, SitePage } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import { createElement } from 'react'
import type { GalleryProject } from '../../content/gallery/gallery-project'
import { galleryPath } from '../../content/gallery/gallery-values'
import { imageGallery } from '../../content/json-ld'
import { CategoryView } from './CategoryView'
import { galleryCategories, galleryContent, lightboxContent } from './content'
import { pictureHref } from './picture-address'

/** The page of one category; an address that names a picture of it is a page of its own to search engines. */
export function categoryPage(project: GalleryProject): SitePage {
  const { value, pictures } = project
  const { title } = galleryCategories[value]
  const href = galleryPath(value)
  const crumbs = breadcrumbList([galleryContent.home, galleryContent.crumb, { label: title, href }])
  const head: Head = {
    title,
    description: galleryContent.headDescription(title),
    canonical: href,
    image: pictures[0].source,
    jsonLd: [
      crumbs,
      imageGallery(
        title,
        href,
        pictures.map(({ source }) => source),
      ),
    ],
  }
  const pictureHead = (at: number): Head | undefined => {
    const picture = pictures[at]
    if (!picture) return undefined
    const products = picture.facts.series.map((slug) => seriesFacts[slug].title).join(', ')
    return {
      title: lightboxContent.headTitle(picture.source.alt, title),
      description: lightboxContent.headDescription(at + 1, pictures.length, title, products),
      canonical: pictureHref(value, picture.name),
      image: picture.source,
      jsonLd: [crumbs],
    }
  }
  return {
    Page: () => createElement(CategoryView, { project }),
    head: ({ url }) => {
      const name = url.searchParams.get('picture')
      return pictureHead(pictures.findIndex((picture) => picture.name === name)) ?? head
    },
  }
}
