import type { SiteRoute } from '@virida/shared/platform/contract'

const routes: SiteRoute[] = [
  {
    path: '/egress-calculator',
    chunk: 'egress-calculator',
    load: () => import(/* webpackChunkName: "egress-calculator" */ './pages/EgressPage/page'),
    query: [
      'window_series',
      'window_style',
      'frame_width',
      'frame_height',
      'sill_height',
      'result',
      'openings',
    ],
  },
  {
    path: '/technical-resources',
    chunk: 'technical-resources',
    load: () => import(/* webpackChunkName: "technical-resources" */ './pages/ResourcesPage/page'),
    query: ['q', 'product_type', 'window_series', 'document_type'],
  },
]

export default routes
