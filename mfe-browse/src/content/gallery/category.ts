import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { MissingPictureError, pictureIn, type PictureSet } from '../picture-set'
import { categoryFile, type GalleryCategory } from './categories'
import { factsOf, seriesOfHouse, type GalleryHouse, type GalleryPicture } from './gallery-picture'

/** A house with its pictures. The picture that `lead` names comes first. */
export type ShownHouse = {
  name: string
  place: string
  series: readonly SeriesSlug[]
  pictures: readonly GalleryPicture[]
}

/** A category of the gallery with the pictures of its houses. */
export type Category = GalleryCategory & {
  houses: readonly ShownHouse[]
  /** The pictures of all houses, in the order of the page. */
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  /** All series in the pictures, in the order of the catalogue. */
  series: readonly SeriesSlug[]
}

/**
 * Builds a category from its houses and its pictures. The pictures of all houses are numbered in one
 * sequence, in the order of the shots: `gallery-venetian-cantera-03`.
 */
export function categoryOf(
  facts: GalleryCategory,
  set: PictureSet,
  described: readonly GalleryHouse[],
): Category {
  const stem = `gallery-${categoryFile(facts.slug)}`
  let count = 0
  const houses = described.map((house): ShownHouse => {
    const pictures = factsOf([house]).map((shot): GalleryPicture => {
      const name = `${stem}-${String(++count).padStart(2, '0')}`
      return { name, source: pictureIn(set, name), facts: shot }
    })
    const { name, place, lead = 0 } = house
    return { name, place, series: seriesOfHouse(house), pictures: leadFirst(pictures, lead) }
  })
  const [first, ...more] = houses.flatMap(({ pictures }) => pictures)
  if (!first)
    throw new MissingPictureError(
      `Cannot show the gallery category ${facts.slug}: it has no houses. Describe them in content/gallery/houses.`,
    )
  const shown = new Set(houses.flatMap(({ series }) => series))
  return {
    ...facts,
    houses,
    pictures: [first, ...more],
    series: seriesSlugs.filter((slug) => shown.has(slug)),
  }
}

const leadFirst = <Picture>(pictures: readonly Picture[], lead: number): readonly Picture[] => [
  ...pictures.slice(lead, lead + 1),
  ...pictures.filter((_, at) => at !== lead),
]
