import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { pictures } from '../../content/pictures'
import { supportHead } from './SupportPage.content'
import { SupportPage } from './SupportPage'

export const page: SitePage = {
  Page: SupportPage,
  head: headOf({ ...supportHead, image: pictures.kitchenSlider }),
}
