import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { PictureSource } from '@virida/shared/platform/contract'
import { pictureIn, type PictureSet } from '../../../content/picture-set'

export type SetName = 'newConstruction' | 'retrofit'
export type CarouselSet = {
  name: SetName
  pictures: readonly { id: string; picture: PictureSource }[]
}

/** The carousel sets of a series. New Construction is first and therefore the default (R-SERIES-2). */
export const carouselSets = (
  { carouselImages }: Pick<SeriesRecord, 'carouselImages'>,
  pictures: PictureSet,
): readonly CarouselSet[] =>
  (['newConstruction', 'retrofit'] as const).flatMap((name) => {
    const ids = carouselImages[name]
    return ids ? [{ name, pictures: ids.map((id) => ({ id, picture: pictureIn(pictures, id) })) }] : []
  })
