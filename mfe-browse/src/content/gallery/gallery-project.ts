import { seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { MissingPictureError, pictureIn } from '../picture-set'
import type { PictureSet } from '../picture-set'
import { factsOf } from './gallery-picture'
import type { GalleryHouse, GalleryPicture } from './gallery-picture'
import type { GalleryValue } from './gallery-values'

/** A category of the gallery with its pictures. */
export type GalleryProject = {
  value: GalleryValue
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  /** Everything that the pictures show, in the order of the catalogue. */
  series: readonly SeriesSlug[]
}

/** Puts facts and pictures together: the scene of the third is called `gallery-venetian-cantera-03`. */
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
  if (!first) throw new MissingPictureError(`Put the gallery ${value} together: it has no house`)
  const shown = new Set(houses.flatMap(({ unit, street }) => [unit, ...street]))
  return {
    value,
    pictures: [first, ...more],
    series: seriesSlugs.filter((slug) => shown.has(slug)),
  }
}
