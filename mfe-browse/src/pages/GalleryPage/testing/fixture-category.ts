import type { PictureSource } from '@virida/shared/platform/contract'
import type { GalleryHouse } from '../../../content/gallery/gallery-picture'
import { categoryOf } from '../../../content/gallery/category'

const houses: readonly GalleryHouse[] = [
  {
    name: 'Poolside modern',
    place: 'Beside its pool',
    shots: ['house', 'wall', 'kitchen'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['venetian-casement', 'multi-slide-door'],
  },
  {
    name: 'Courtyard house',
    place: 'Around a paved courtyard',
    shots: ['house', 'wall'],
    finish: 'almond',
    unit: 'venetian-awning',
    street: ['venetian-awning'],
  },
]

const source = (number: number): PictureSource => ({
  src: `/r/mfe-browse/media/gallery-venetian-cantera-0${number}.abc`,
  widths: [480, 800],
  width: 800,
  height: 533,
  alt: `House number ${number}`,
  placeholder: 'abc'.repeat(12),
})

/**
 * A category with five pictures: a black house with a casement and a multi-slide door, that door, a kitchen behind
 * it, an almond house with awnings, an awning.
 */
export const fixtureCategory = categoryOf(
  { slug: 'venetian_cantera', title: 'Venetian - Cantera at Lemon Grove', line: 'venetian-windows' },
  Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`galleryVenetianCantera0${number}`, source(number)])),
  houses,
)
