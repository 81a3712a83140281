import type { SiteRoute } from '@virida/shared/platform/contract'

const routes: SiteRoute[] = [
  {
    path: '/support',
    chunk: 'support',
    load: () => import(/* webpackChunkName: "support" */ './pages/SupportPage/page'),
  },
  {
    path: '/contact-us',
    chunk: 'contact-us',
    load: () => import(/* webpackChunkName: "contact-us" */ './pages/ContactPage/page'),
  },
  {
    path: '/become-a-dealer',
    chunk: 'become-a-dealer',
    load: () => import(/* webpackChunkName: "become-a-dealer" */ './pages/BecomeDealerPage/page'),
  },
  {
    path: '/service-request',
    chunk: 'service-request',
    load: () => import(/* webpackChunkName: "service-request" */ './pages/ServiceRequestPage/page'),
  },
  {
    path: '/faq',
    chunk: 'faq',
    load: () => import(/* webpackChunkName: "faq" */ './pages/FaqPage/page'),
  },
  {
    path: '/warranty',
    chunk: 'warranty',
    load: () => import(/* webpackChunkName: "warranty" */ './pages/WarrantyPage/page'),
  },
  {
    path: '/replacement-parts',
    chunk: 'replacement-parts',
    load: () => import(/* webpackChunkName: "replacement-parts" */ './pages/PartsPage/page'),
  },
  {
    path: '/window-and-door-care',
    chunk: 'window-and-door-care',
    load: () => import(/* webpackChunkName: "window-and-door-care" */ './pages/CarePage/page'),
  },
]

export default routes
