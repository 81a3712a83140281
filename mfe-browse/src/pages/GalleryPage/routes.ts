import type { SiteRoute } from '@virida/shared/contract'
import { galleryPath } from '../../content/gallery/gallery-values'

/**
 * Each category is a route with a chunk of its own, because it brings the facts of its 35 to 51 pictures.
 * The list also answers for categories that do not exist.
 */
export const galleryRoutes: readonly SiteRoute[] = [
  {
    path: '/gallery/:galleryType?',
    chunk: 'gallery',
    load: () => import(/* webpackChunkName: "gallery" */ './page'),
    paths: ['/gallery'],
  },
  {
    path: galleryPath('bellagio_provence'),
    chunk: 'gallery-bellagio-provence',
    load: () => import(/* webpackChunkName: "gallery-bellagio-provence" */ './categories/bellagio-provence'),
  },
  {
    path: galleryPath('bellagio_ironwood'),
    chunk: 'gallery-bellagio-ironwood',
    load: () => import(/* webpackChunkName: "gallery-bellagio-ironwood" */ './categories/bellagio-ironwood'),
  },
  {
    path: galleryPath('platinum_kb_home'),
    chunk: 'gallery-platinum-kb-home',
    load: () => import(/* webpackChunkName: "gallery-platinum-kb-home" */ './categories/platinum-kb-home'),
  },
  {
    path: galleryPath('platinum_new_haven'),
    chunk: 'gallery-platinum-new-haven',
    load: () =>
      import(/* webpackChunkName: "gallery-platinum-new-haven" */ './categories/platinum-new-haven'),
  },
  {
    path: galleryPath('venetian_cantera'),
    chunk: 'gallery-venetian-cantera',
    load: () => import(/* webpackChunkName: "gallery-venetian-cantera" */ './categories/venetian-cantera'),
  },
]
