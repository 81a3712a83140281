import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'
import { pictureIn } from '../../../content/picture-set'
import type { PictureSet } from '../../../content/picture-set'

export type SetName = 'newConstruction' | 'retrofit'
export type CarouselSet = {
  name: SetName
  pictures: readonly { id: string; picture: PictureSource }[]
}

/**
 * The carousel sets of a series; New Construction first, so it is the default where both exist
 * (specification: browsing, "Series detail page").
 */
export const carouselSets = (
  { carouselImages }: Pick<SeriesRecord, 'carouselImages'>,
  pictures: PictureSet,
): readonly CarouselSet[] =>
  (['newConstruction', 'retrofit'] as const).flatMap((name) => {
    const ids = carouselImages[name]
    return ids ? [{ name, pictures: ids.map((id) => ({ id, picture: pictureIn(pictures, id) })) }] : []
  })
