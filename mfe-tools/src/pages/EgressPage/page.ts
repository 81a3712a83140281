import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { egressHead } from './content'
import { EgressPage } from './EgressPage'

export const page: SitePage = { Page: EgressPage, head: headOf(egressHead) }
