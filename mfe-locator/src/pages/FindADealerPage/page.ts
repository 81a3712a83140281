import type { SitePage } from '@virida/shared/contract'
import { dealers } from '../../dealers/dealers'
import { heroPicture } from '../../content/pictures'
import { head } from './content'
import { dealersJsonLd } from './dealers-json-ld'
import { FindADealerPage } from './FindADealerPage'

export const page: SitePage = {
  Page: FindADealerPage,
  head: { ...head, image: heroPicture, jsonLd: [dealersJsonLd(dealers)] },
}
