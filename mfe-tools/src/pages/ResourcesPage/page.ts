import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { resourcesHead } from './ResourcesPage.content'
import { ResourcesPage } from './ResourcesPage'

export const page: SitePage = {
  Page: ResourcesPage,
  head: headOf({ ...resourcesHead, canonical: '/technical-resources' }),
}
