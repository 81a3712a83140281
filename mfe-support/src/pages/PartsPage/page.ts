import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { partsHead } from './content'
import { PartsPage } from './PartsPage'

export const page: SitePage = { Page: PartsPage, head: headOf(partsHead) }
