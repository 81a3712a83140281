import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { faqHead, faqJsonLd } from './FaqPage.content'
import { FaqPage } from './FaqPage'

export const page: SitePage = { Page: FaqPage, head: headOf({ ...faqHead, jsonLd: [faqJsonLd] }) }
