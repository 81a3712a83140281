import type { LineSlug } from '@virida/shared/products/catalogue/line-slugs'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { SharePicture } from '@virida/shared/platform/contract'
import hashes from './share-pictures.json'

const byName: Record<LineSlug | SeriesSlug, string> = hashes

/**
 * The card that a shared link to a product line or a series shows.
 * @param title The line or series, as the card names it.
 */
export const sharePicture = (slug: LineSlug | SeriesSlug, title: string): SharePicture => ({
  src: `/r/mfe-browse/media/share-${slug}.${byName[slug]}.jpg`,
  alt: `${title}: a picture beside its name and figures`,
})
