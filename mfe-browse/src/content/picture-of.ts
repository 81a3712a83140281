import { seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { PictureId } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'
import { productPicture } from './product-pictures'

/** Every picture of the catalogue that has been made, by its id. A page shows what stands here and nothing else. */
const made: ReadonlyMap<PictureId, PictureSource> = new Map(
  seriesSlugs.map((slug) => [`${slug}/card`, productPicture(slug)]),
)

export const pictureOf = (id: PictureId): PictureSource | undefined => made.get(id)

/** Those of a list that have been made, with their ids, in its order. */
export const picturesOf = (ids: readonly PictureId[]): readonly { id: PictureId; picture: PictureSource }[] =>
  ids.flatMap((id) => {
    const picture = pictureOf(id)
    return picture ? [{ id, picture }] : []
  })
