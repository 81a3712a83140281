import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { careHead } from './CarePage.content'
import { CarePage } from './CarePage'

export const page: SitePage = { Page: CarePage, head: headOf(careHead) }
