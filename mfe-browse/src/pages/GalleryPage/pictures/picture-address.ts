import { galleryAddress } from '@virida/shared/site/addresses/pages'
import type { GalleryValue } from '../../../content/gallery/gallery-values'
import { queryOf, type Chosen } from './picture-filters'

/** The URL of a picture. With filters, its neighbors are the pictures that match them. */
export const pictureHref = (value: GalleryValue, name: string, chosen: Chosen = {}): string =>
  galleryAddress(value) + queryOf(chosen, { picture: name })
