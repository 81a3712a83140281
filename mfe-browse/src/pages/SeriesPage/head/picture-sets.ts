import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'
import { picturesOf } from '../../../content/picture-of'

export type SetName = 'newConstruction' | 'retrofit'
export type PictureSet = {
  name: SetName
  pictures: readonly { id: string; picture: PictureSource }[]
}

/**
 * The carousel sets that have pictures; New Construction first, so it is the default where both exist
 * (specification: browsing, "Series detail page").
 */
export function pictureSets({ carouselImages }: Pick<SeriesRecord, 'carouselImages'>): readonly PictureSet[] {
  return (['newConstruction', 'retrofit'] as const)
    .map((name) => ({ name, pictures: picturesOf(carouselImages[name] ?? []) }))
    .filter(({ pictures }) => pictures.length > 0)
}
