import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'
import { picturesIn } from '../../../content/picture-set'
import type { PictureSet } from '../../../content/picture-set'

export type SetName = 'newConstruction' | 'retrofit'
export type CarouselSet = {
  name: SetName
  pictures: readonly { id: string; picture: PictureSource }[]
}

/**
 * The carousel sets that have pictures; New Construction first, so it is the default where both exist
 * (specification: browsing, "Series detail page").
 */
export function carouselSets(
  { carouselImages }: Pick<SeriesRecord, 'carouselImages'>,
  made: PictureSet,
): readonly CarouselSet[] {
  return (['newConstruction', 'retrofit'] as const)
    .map((name) => ({ name, pictures: picturesIn(made, carouselImages[name] ?? []) }))
    .filter(({ pictures }) => pictures.length > 0)
}
