import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { egressHead } from './EgressPage.content'
import { EgressPage } from './EgressPage'

export const page: SitePage = { Page: EgressPage, head: headOf(egressHead) }
