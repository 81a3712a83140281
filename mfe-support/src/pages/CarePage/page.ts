import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { careHead } from './content'
import { CarePage } from './CarePage'

export const page: SitePage = { Page: CarePage, head: headOf(careHead) }
