import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { PictureFiles } from '@virida/shared/platform/contract'
import files from '../../pictures/products.json?files'
import { pictureIn } from './picture-set'

/** The files of the product picture of a series, for a page that names the picture but does not show it. */
export const productPictureFiles = (slug: SeriesSlug): PictureFiles => pictureIn(files, slug)
