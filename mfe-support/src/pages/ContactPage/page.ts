import type { SitePage } from '@virida/shared/platform/contract'
import { business } from '@virida/shared/site/structured-data/organization'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { pictures } from '../../content/pictures'
import { contactHead } from './content'
import { ContactPage } from './ContactPage'

export const page: SitePage = {
  Page: ContactPage,
  query: ['design', 'project', 'dealer'],
  head: headOf({ ...contactHead, image: pictures.bedroomHungWindows, jsonLd: [business] }),
}
