import { filterGroups } from '@virida/shared/catalogue/filters'
import type { FrameFinish } from '@virida/shared/catalogue/filters'
import { isLineSlug } from '@virida/shared/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import type { GalleryRoom } from '../../content/gallery/gallery-picture'
import { filterContent } from './content'
import type { FacetValue } from './picture-filters'

const finishLabels = new Map<string, string>(
  filterGroups
    .filter(({ key }) => key === 'frame_finish')
    .flatMap(({ values }) => values.map(({ value, label }) => [value, label] as const)),
)

export const finishLabel = (finish: FrameFinish): string => finishLabels.get(finish) ?? ''
export const roomLabel = (room: GalleryRoom): string => filterContent.rooms[room]

/** A value of any filter in words. */
export function facetLabel(value: FacetValue): string {
  if (isLineSlug(value)) return titleFromSlug(value)
  return finishLabels.get(value) ?? roomLabel(value as GalleryRoom)
}
