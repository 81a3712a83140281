import type { SiteRoute } from '@virida/shared/platform/contract'

const routes: SiteRoute[] = [
  {
    path: '/egress-calculator',
    chunk: 'egress-calculator',
    load: () => import(/* webpackChunkName: "egress-calculator" */ './pages/EgressPage/page'),
  },
  {
    path: '/technical-resources',
    chunk: 'technical-resources',
    load: () => import(/* webpackChunkName: "technical-resources" */ './pages/ResourcesPage/page'),
  },
  {
    path: '/technical-resources/changes',
    chunk: 'resource-changes',
    load: () => import(/* webpackChunkName: "resource-changes" */ './pages/ResourceChangesPage/page'),
  },
]

export default routes
