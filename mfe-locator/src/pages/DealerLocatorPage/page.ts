import type { SitePage } from '@virida/shared/platform/contract'
import { dealers } from '../../dealers/dealers'
import { heroPicture } from '../../content/pictures'
import { loadPlaces } from '../../places/load-places'
import { parameterNames } from '../../search/query'
import { head } from './content'
import { dealersJsonLd } from './dealers-json-ld'
import { DealerLocatorPage } from './DealerLocatorPage'

export const page: SitePage = {
  Page: DealerLocatorPage,
  showsMap: true,
  query: Object.values(parameterNames),
  // If the places do not load, the page still searches names and addresses of dealers.
  load: ({ url }) => (url.searchParams.has(parameterNames.keyword) ? loadPlaces() : undefined),
  head: { ...head, image: heroPicture, jsonLd: [dealersJsonLd(dealers)] },
}
