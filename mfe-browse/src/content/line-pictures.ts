import type { LineSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import pictures from '../../pictures/lines.json'
import { homePictures } from './home-pictures'
import { pictureIn } from './picture-set'
import { productPicture } from './product-pictures'

/** The scenes of a product line: its house, the same for narrow screens, and what stands beside its benefits. */
type LinePictures = { hero: PictureSource; heroNarrow?: PictureSource; benefits: PictureSource }

/** A line's own scenes; while one has not been made, a picture of the same product stands for it. */
const madeFor = (slug: LineSlug, instead: LinePictures): LinePictures => ({
  hero: pictureIn(pictures, `lines/${slug}/hero`) ?? instead.hero,
  heroNarrow: pictureIn(pictures, `lines/${slug}/hero-mobile`),
  benefits: pictureIn(pictures, `lines/${slug}/benefits`) ?? instead.benefits,
})

export const linePictures: Readonly<Record<LineSlug, LinePictures>> = {
  'platinum-windows': madeFor('platinum-windows', {
    hero: homePictures.platinumHouse,
    benefits: homePictures.cornerSection,
  }),
  'bellagio-windows': madeFor('bellagio-windows', {
    hero: homePictures.bellagioHouse,
    benefits: homePictures.cornerSection,
  }),
  'venetian-windows': madeFor('venetian-windows', {
    hero: homePictures.venetianHouse,
    benefits: productPicture('venetian-casement'),
  }),
  'venetian-doors': madeFor('venetian-doors', {
    hero: homePictures.livingRoom,
    benefits: productPicture('french-swing-door'),
  }),
}
