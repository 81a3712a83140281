import type { SitePage } from '@virida/shared/platform/contract'
import { egressParameters, resultParameter } from '@virida/shared/site/addresses/egress'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { egressHead } from './content'
import { EgressPage } from './EgressPage'
import { openingsParameter } from './form/query'

export const page: SitePage = {
  Page: EgressPage,
  query: [...Object.values(egressParameters), resultParameter, openingsParameter],
  head: headOf(egressHead),
}
