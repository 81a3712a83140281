import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { serviceRequestHead } from './ServiceRequestPage.content'
import { ServiceRequestPage } from './ServiceRequestPage'

export const page: SitePage = { Page: ServiceRequestPage, head: headOf(serviceRequestHead) }
