import type { SiteRoute } from '@virida/shared/platform/contract'
import { galleryAddress } from '@virida/shared/site/addresses/pages'

/**
 * Each category is a route with a chunk of its own, because it brings the data of its 35 to 51 pictures. Unknown
 * categories show the list.
 */
export const galleryRoutes: readonly SiteRoute[] = [
  {
    path: '/gallery/:galleryType?',
    chunk: 'gallery',
    load: () => import(/* webpackChunkName: "gallery" */ './page'),
  },
  {
    path: galleryAddress('bellagio_provence'),
    chunk: 'gallery-bellagio-provence',
    load: () => import(/* webpackChunkName: "gallery-bellagio-provence" */ './categories/bellagio-provence'),
  },
  {
    path: galleryAddress('bellagio_ironwood'),
    chunk: 'gallery-bellagio-ironwood',
    load: () => import(/* webpackChunkName: "gallery-bellagio-ironwood" */ './categories/bellagio-ironwood'),
  },
  {
    path: galleryAddress('platinum_kb_home'),
    chunk: 'gallery-platinum-kb-home',
    load: () => import(/* webpackChunkName: "gallery-platinum-kb-home" */ './categories/platinum-kb-home'),
  },
  {
    path: galleryAddress('platinum_new_haven'),
    chunk: 'gallery-platinum-new-haven',
    load: () =>
      import(/* webpackChunkName: "gallery-platinum-new-haven" */ './categories/platinum-new-haven'),
  },
  {
    path: galleryAddress('venetian_cantera'),
    chunk: 'gallery-venetian-cantera',
    load: () => import(/* webpackChunkName: "gallery-venetian-cantera" */ './categories/venetian-cantera'),
  },
]
