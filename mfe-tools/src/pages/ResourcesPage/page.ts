import type { SitePage } from '@virida/shared/platform/contract'
import { resourcesPath } from '@virida/shared/site/addresses/pages'
import { resourcesParameters } from '@virida/shared/site/addresses/resources'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { resourcesHead } from './content'
import { ResourcesPage } from './ResourcesPage'

export const page: SitePage = {
  Page: ResourcesPage,
  query: Object.values(resourcesParameters),
  head: headOf({ ...resourcesHead, canonical: resourcesPath }),
}
