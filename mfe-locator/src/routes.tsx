import type { SiteRoute } from '@virida/shared/platform/contract'

const routes: SiteRoute[] = [
  {
    path: '/find-a-dealer',
    chunk: 'find-a-dealer',
    load: () => import(/* webpackChunkName: "find-a-dealer" */ './pages/DealerLocatorPage/page'),
  },
]

export default routes
