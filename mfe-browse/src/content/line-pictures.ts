import type { LineSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import pictures from '../../pictures/lines.json'
import { pictureIn } from './picture-set'

/** The scenes of a product line: its house, the same for narrow screens, and what stands beside its benefits. */
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
