import type { SiteRoute } from '@virida/shared/platform/contract'
import { galleryAddress } from '@virida/shared/site/addresses/pages'
import { categories, categoryFile } from '../../content/gallery/categories'

/**
 * The list of categories, and a route for each category: its page, and a chunk with the data of its 35 to 51 pictures.
 * Unknown categories show the list.
 */
export const galleryRoutes: readonly SiteRoute[] = [
  {
    path: '/gallery/:galleryType?',
    chunk: 'gallery',
    load: () => import(/* webpackChunkName: "gallery" */ './page'),
  },
  ...categories.map((facts) => ({
    path: galleryAddress(facts.slug),
    chunk: ['gallery-category', `gallery-${categoryFile(facts.slug)}`],
    load: async () =>
      (await import(/* webpackChunkName: "gallery-category" */ './category/category-page')).loadCategoryPage(
        facts,
      ),
  })),
]
