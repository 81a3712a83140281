import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { warrantyHead } from './content'
import { WarrantyPage } from './WarrantyPage'

export const page: SitePage = { Page: WarrantyPage, head: headOf(warrantyHead) }
