import { pictureKey } from '@virida/shared/pictures/picture-key'
import type { PictureId } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'

/**
 * What has been made of a set, by key. A described picture that has not been rendered yet is not in it, so
 * whoever asks must know what to show instead.
 */
export type PictureSet = Readonly<Record<string, PictureSource | undefined>>

/** A picture of a set by its catalogue id: `glass/rain` is the scene `glass-rain`, which the set calls `glassRain`. */
export const pictureIn = (set: PictureSet, id: PictureId): PictureSource | undefined =>
  set[pictureKey(id.replaceAll('/', '-'))]

/** Those of a list that have been made, with their ids, in its order. */
export const picturesIn = (
  set: PictureSet,
  ids: readonly PictureId[],
): readonly { id: PictureId; picture: PictureSource }[] =>
  ids.flatMap((id) => {
    const picture = pictureIn(set, id)
    return picture ? [{ id, picture }] : []
  })
