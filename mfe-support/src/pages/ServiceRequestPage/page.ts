import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { serviceRequestHead } from './content'
import { ServiceRequestPage } from './ServiceRequestPage'

export const page: SitePage = {
  Page: ServiceRequestPage,
  query: ['type', 'step'],
  head: headOf(serviceRequestHead),
}
