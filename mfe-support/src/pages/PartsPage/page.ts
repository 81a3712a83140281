import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { partsHead } from './PartsPage.content'
import { PartsPage } from './PartsPage'

export const page: SitePage = { Page: PartsPage, head: headOf(partsHead) }
