import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { faqHead, faqJsonLd } from './content'
import { FaqPage } from './FaqPage'

export const page: SitePage = { Page: FaqPage, head: headOf({ ...faqHead, jsonLd: [faqJsonLd] }) }
