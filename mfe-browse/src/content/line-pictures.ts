import type { LineSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import { homePictures } from './home-pictures'
import { productPicture } from './product-pictures'

/** The scenes of a product line that exist: its houses, and what stands beside its benefits. */
type LinePictures = { hero: PictureSource; benefits: PictureSource }

export const linePictures: Readonly<Record<LineSlug, LinePictures>> = {
  'platinum-windows': { hero: homePictures.platinumHouse, benefits: homePictures.cornerSection },
  'bellagio-windows': { hero: homePictures.bellagioHouse, benefits: homePictures.cornerSection },
  'venetian-windows': { hero: homePictures.venetianHouse, benefits: productPicture('venetian-casement') },
  'venetian-doors': { hero: homePictures.livingRoom, benefits: productPicture('french-swing-door') },
}
