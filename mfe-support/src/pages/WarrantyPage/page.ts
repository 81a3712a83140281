import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { warrantyHead } from './WarrantyPage.content'
import { WarrantyPage } from './WarrantyPage'

export const page: SitePage = { Page: WarrantyPage, head: headOf(warrantyHead) }
