import type { SitePage } from '@virida/shared/platform/contract'
import { resourceChangesPath } from '@virida/shared/site/addresses/pages'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { changesHead } from './content'
import { ResourceChangesPage } from './ResourceChangesPage'

export const page: SitePage = {
  Page: ResourceChangesPage,
  head: headOf({ ...changesHead, canonical: resourceChangesPath }),
}
