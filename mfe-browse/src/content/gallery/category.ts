import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { MissingPictureError, pictureIn, type PictureSet } from '../picture-set'
import { categoryFile, type GalleryCategory } from './categories'
import { factsOf, type GalleryHouse, type GalleryPicture } from './gallery-picture'

/** A category of the gallery with the pictures of its houses. */
export type Category = GalleryCategory & {
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  /** All series in the pictures, in the order of the catalogue. */
  series: readonly SeriesSlug[]
}

/** Builds a category from its houses and its pictures. Picture names are numbered: `gallery-venetian-cantera-03`. */
export function categoryOf(
  facts: GalleryCategory,
  set: PictureSet,
  houses: readonly GalleryHouse[],
): Category {
  const stem = `gallery-${categoryFile(facts.slug)}`
  const [first, ...more] = factsOf(houses).map((shot, at): GalleryPicture => {
    const name = `${stem}-${String(at + 1).padStart(2, '0')}`
    return { name, source: pictureIn(set, name), facts: shot }
  })
  if (!first)
    throw new MissingPictureError(
      `Cannot show the gallery category ${facts.slug}: it has no houses. Describe them in content/gallery/houses.`,
    )
  const shown = new Set(houses.flatMap(({ unit, street }) => [unit, ...street]))
  return { ...facts, pictures: [first, ...more], series: seriesSlugs.filter((slug) => shown.has(slug)) }
}
