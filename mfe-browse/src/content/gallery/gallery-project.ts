import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { MissingPictureError, pictureIn, type PictureSet } from '../picture-set'
import { factsOf, type GalleryHouse, type GalleryPicture } from './gallery-picture'
import type { GalleryValue } from './gallery-values'

/** A category of the gallery with its pictures. */
export type GalleryProject = {
  value: GalleryValue
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  /** All series in the pictures, in the order of the catalogue. */
  series: readonly SeriesSlug[]
}

/** Builds a category from its houses and its pictures. Picture names are numbered: `gallery-venetian-cantera-03`. */
export function galleryProject(
  value: GalleryValue,
  set: PictureSet,
  houses: readonly GalleryHouse[],
): GalleryProject {
  const stem = `gallery-${value.replaceAll('_', '-')}`
  const [first, ...more] = factsOf(houses).map((facts, at): GalleryPicture => {
    const name = `${stem}-${String(at + 1).padStart(2, '0')}`
    return { name, source: pictureIn(set, name), facts }
  })
  if (!first) throw new MissingPictureError(`Cannot show the gallery category ${value}: it has no houses`)
  const shown = new Set(houses.flatMap(({ unit, street }) => [unit, ...street]))
  return {
    value,
    pictures: [first, ...more],
    series: seriesSlugs.filter((slug) => shown.has(slug)),
  }
}
