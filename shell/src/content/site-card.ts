import { brand } from '@virida/shared/site/brand'
import type { SharePicture } from '@virida/shared/platform/contract'
import hashes from './share-pictures.json'

/** The share picture of pages that have no picture of their own. */
export const siteCard: SharePicture = {
  src: `/r/shell/media/share-site.${hashes.site}.jpg`,
  alt: `${brand.fullName}: a room with a wide patio door open onto a garden`,
}
