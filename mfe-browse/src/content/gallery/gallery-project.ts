import { seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import { pictureKey } from '@virida/shared/pictures/picture-key'
import type { PictureSet } from '../picture-set'
import { factsOf } from './gallery-picture'
import type { GalleryHouse, GalleryPicture } from './gallery-picture'
import type { GalleryValue } from './gallery-values'
import { standIns } from './stand-ins'

/** A category of the gallery with its pictures, as far as they have been made. */
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
  const made = factsOf(houses).flatMap((facts, at): GalleryPicture[] => {
    const name = `${stem}-${String(at + 1).padStart(2, '0')}`
    const source = set[pictureKey(name)]
    return source ? [{ name, source, facts }] : []
  })
  const [first, ...more] = made
  const shown = new Set(houses.flatMap(({ unit, street }) => [unit, ...street]))
  return {
    value,
    pictures: first ? [first, ...more] : inPlace(value),
    series: seriesSlugs.filter((slug) => shown.has(slug)),
  }
}

function inPlace(value: GalleryValue): GalleryProject['pictures'] {
  const [cover, ...more] = standIns[value]
  return [named(cover), ...more.map(named)]
}

/** `/r/mfe-browse/media/patio-door.a606bcce` is called `patio-door`. */
const named = (source: PictureSource): GalleryPicture => ({
  name: source.src.split('/').at(-1)?.split('.')[0] ?? '',
  source,
})
