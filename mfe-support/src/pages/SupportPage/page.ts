import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { pictures } from '../../content/pictures'
import { supportHead } from './content'
import { SupportPage } from './SupportPage'

export const page: SitePage = {
  Page: SupportPage,
  head: headOf({ ...supportHead, image: pictures.kitchenSlider }),
}
