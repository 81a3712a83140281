import { galleryAddress } from '@virida/shared/site/addresses/pages'
import type { CategorySlug } from '../../../content/gallery/categories'
import { queryOf, type Chosen } from './picture-filters'

/** The URL of a picture. With filters, its neighbors are the pictures that match them. */
export const pictureHref = (slug: CategorySlug, name: string, chosen: Chosen = {}): string =>
  galleryAddress(slug) + queryOf(chosen, { picture: name })
