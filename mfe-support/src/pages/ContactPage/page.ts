import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { pictures } from '../../content/pictures'
import { businessJsonLd, contactHead } from './ContactPage.content'
import { ContactPage } from './ContactPage'

export const page: SitePage = {
  Page: ContactPage,
  head: headOf({ ...contactHead, image: pictures.bedroomHungWindows, jsonLd: [businessJsonLd] }),
}
