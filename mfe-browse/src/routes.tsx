import type { SiteRoute } from '@virida/shared/platform/contract'
import { galleryRoutes } from './pages/GalleryPage/routes'

const routes: SiteRoute[] = [
  { path: '/', chunk: 'home', load: () => import(/* webpackChunkName: "home" */ './pages/HomePage/page') },
  {
    path: '/about-us',
    chunk: 'about-us',
    load: () => import(/* webpackChunkName: "about-us" */ './pages/AboutPage/page'),
  },
  {
    path: '/catalog',
    chunk: 'catalog',
    load: () => import(/* webpackChunkName: "catalog" */ './pages/CatalogPage/page'),
  },
  {
    path: '/compare',
    chunk: 'compare',
    load: () => import(/* webpackChunkName: "compare" */ './pages/ComparePage/page'),
  },
  {
    path: '/find-by-size',
    chunk: 'find-by-size',
    load: () => import(/* webpackChunkName: "find-by-size" */ './pages/FindBySizePage/page'),
  },
  {
    path: '/product/:productType?',
    chunk: 'product',
    load: () => import(/* webpackChunkName: "product" */ './pages/LinePage/page'),
  },
  {
    path: '/series/:seriesType?',
    chunk: 'series',
    load: () => import(/* webpackChunkName: "series" */ './pages/SeriesPage/page'),
  },
  // The list of categories and one route for each category: `/gallery/platinum_kb_home`.
  ...galleryRoutes,
  {
    path: '/my-project',
    chunk: 'my-project',
    load: () => import(/* webpackChunkName: "my-project" */ './pages/ProjectPage/page'),
  },
  {
    path: '/not-found',
    chunk: 'not-found',
    load: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage/page'),
  },
]

export default routes
