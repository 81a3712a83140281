import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Head, SitePage } from '@virida/shared/platform/contract'
import { galleryAddress } from '@virida/shared/site/addresses/pages'
import { breadcrumbList } from '@virida/shared/site/structured-data/breadcrumb-list'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { createElement } from 'react'
import { loadOnce } from '@virida/shared/platform/load-once'
import type { GalleryCategory } from '../../../content/gallery/categories'
import type { Category } from '../../../content/gallery/category'
import { loadCategory } from '../../../content/gallery/load-category'
import { imageGallery } from '../../../content/json-ld'
import { CategoryView } from './CategoryView'
import { galleryContent, lightboxContent } from '../content'
import { pictureHref } from '../pictures/picture-address'
import { facetKeys } from '../pictures/picture-filters'

/** Makes the page of a category. A URL with a picture has a title, description and canonical link of its own. */
export function categoryPage(category: Category): SitePage {
  const { slug, title, pictures } = category
  const href = galleryAddress(slug)
  const crumbs = breadcrumbList(homeCrumbs(galleryContent.crumb, { label: title, href }))
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
    const products = picture.facts.series.map((one) => seriesFacts[one].title).join(', ')
    return {
      title: lightboxContent.headTitle(picture.source.alt, title),
      description: lightboxContent.headDescription(at + 1, pictures.length, title, products),
      canonical: pictureHref(slug, picture.name),
      image: picture.source,
      jsonLd: [crumbs],
    }
  }
  return {
    Page: () => createElement(CategoryView, { category }),
    query: ['picture', ...facetKeys],
    head: ({ url }) => {
      const name = url.searchParams.get('picture')
      return pictureHead(pictures.findIndex((picture) => picture.name === name)) ?? head
    },
  }
}

/**
 * Loads the page of a category with its houses. The same category always gives the same page component, so
 * that React does not mount the page again when a picture is opened.
 */
export const loadCategoryPage = loadOnce(async (facts: GalleryCategory) => ({
  page: categoryPage(await loadCategory(facts)),
}))
