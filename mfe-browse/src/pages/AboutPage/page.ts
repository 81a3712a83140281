import type { SitePage } from '@virida/shared/platform/contract'
import { organization } from '@virida/shared/site/structured-data/organization'
import { AboutPage } from './AboutPage'
import { aboutHead, aboutHero } from './content'

export const page: SitePage = {
  Page: AboutPage,
  head: { ...aboutHead, image: aboutHero.picture, jsonLd: [organization] },
}
