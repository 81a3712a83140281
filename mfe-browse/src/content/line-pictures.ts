import type { LineSlug } from '@virida/shared/products/catalogue/line-slugs'
import type { PictureSource } from '@virida/shared/platform/contract'
import pictures from '../../pictures/lines.json'
import { pictureIn } from './picture-set'

/** The pictures of a product line: the hero on wide and on narrow screens, and the picture next to the benefits. */
type LinePictures = { hero: PictureSource; heroNarrow: PictureSource; benefits: PictureSource }

const picturesOf = (slug: LineSlug): LinePictures => ({
  hero: pictureIn(pictures, `lines/${slug}/hero`),
  heroNarrow: pictureIn(pictures, `lines/${slug}/hero-mobile`),
  benefits: pictureIn(pictures, `lines/${slug}/benefits`),
})

export const linePictures: Readonly<Record<LineSlug, LinePictures>> = {
  'platinum-windows': picturesOf('platinum-windows'),
  'bellagio-windows': picturesOf('bellagio-windows'),
  'venetian-windows': picturesOf('venetian-windows'),
  'venetian-doors': picturesOf('venetian-doors'),
}
