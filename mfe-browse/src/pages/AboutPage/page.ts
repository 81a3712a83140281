import type { SitePage } from '@virida/shared/platform/contract'
import { homePictures } from '../../content/home-pictures'
import { organization } from '@virida/shared/site/structured-data/organization'
import { AboutPage } from './AboutPage'
import { aboutHead, aboutHero } from './content'

export const page: SitePage = {
  Page: AboutPage,
  head: { ...aboutHead, image: homePictures[aboutHero.picture], jsonLd: [organization] },
}
