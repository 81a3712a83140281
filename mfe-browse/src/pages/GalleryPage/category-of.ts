import { galleryValues } from '../../content/gallery-values'
import type { GalleryValue } from '../../content/gallery-values'

/** The category of `/gallery/{galleryType}`; an unknown one means the list (specification: visitor actions, "Gallery"). */
export const categoryOf = (galleryType: string | undefined): GalleryValue | undefined =>
  galleryValues.find((value) => value === galleryType)
