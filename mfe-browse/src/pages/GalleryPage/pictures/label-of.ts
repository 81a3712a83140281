import { finishes, type FrameFinish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { isLineSlug } from '@virida/shared/products/catalogue/line-slugs'
import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import type { GalleryRoom } from '../../../content/gallery/gallery-picture'
import { filterContent } from '../content'
import type { FacetValue } from './picture-filters'

const finishLabels = new Map<string, string>(finishes.map(({ key, label }) => [key, label] as const))

export const finishLabel = (finish: FrameFinish): string => finishLabels.get(finish) ?? ''
export const roomLabel = (room: GalleryRoom): string => filterContent.rooms[room]

/** The label of a value of any filter. */
export function facetLabel(value: FacetValue): string {
  if (isLineSlug(value)) return titleFromSlug(value)
  return finishLabels.get(value) ?? roomLabel(value as GalleryRoom)
}
