import type { SitePage } from '@virida/shared/contract'
import { headOf } from '../../content/page-head'
import { pictures } from '../../content/pictures'
import { dealerHead } from './DealerPage.content'
import { DealerPage } from './DealerPage'

export const page: SitePage = {
  Page: DealerPage,
  head: headOf({ ...dealerHead, image: pictures.patioDoorCedar }),
}
