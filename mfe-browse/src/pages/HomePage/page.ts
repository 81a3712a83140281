import type { SitePage } from '@virida/shared/platform/contract'
import { organization, website } from '@virida/shared/site/structured-data/organization'
import { heroPicture, homeHead } from './content'
import { HomePage } from './HomePage'

export const page: SitePage = {
  Page: HomePage,
  head: {
    ...homeHead,
    image: heroPicture.picture,
    jsonLd: [organization, website],
  },
}
