import { galleryPath } from '../../content/gallery/gallery-values'
import type { GalleryValue } from '../../content/gallery/gallery-values'
import { queryOf } from './picture-filters'
import type { Chosen } from './picture-filters'

/** The address of a picture; with filters, its neighbors are those that the filters leave. */
export const pictureHref = (value: GalleryValue, name: string, chosen: Chosen = {}): string =>
  galleryPath(value) + queryOf(chosen, { picture: name })
