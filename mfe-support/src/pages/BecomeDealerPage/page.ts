import type { SitePage } from '@virida/shared/platform/contract'
import { headOf } from '@virida/shared/site/structured-data/head-of'
import { pictures } from '../../content/pictures'
import { becomeDealerHead } from './content'
import { BecomeDealerPage } from './BecomeDealerPage'

export const page: SitePage = {
  Page: BecomeDealerPage,
  head: headOf({ ...becomeDealerHead, image: pictures.patioDoorCedar }),
}
