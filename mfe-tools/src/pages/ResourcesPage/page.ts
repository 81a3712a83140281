import type { SitePage } from '@virida/shared/platform/contract'
import { resourcesAddress, resourcesParameters } from '@virida/shared/site/addresses'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { resourcesHead } from './content'
import { ResourcesPage } from './ResourcesPage'

export const page: SitePage = {
  Page: ResourcesPage,
  query: Object.values(resourcesParameters),
  head: headOf({ ...resourcesHead, canonical: resourcesAddress() }),
}
