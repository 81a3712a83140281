import { pictureKey } from '@virida/shared/pictures/picture-key'
import type { PictureId } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'

/** The pictures of a set, by key. */
export type PictureSet = Readonly<Record<string, PictureSource | undefined>>

/** Something is to be shown that nobody has rendered; `made-pictures.test.ts` finds it before a visitor can. */
export class MissingPictureError extends Error {
  readonly code = 'PICTURE_MISSING'
}

/** What a set calls a picture of the catalogue: `glass/rain` is the scene `glass-rain`, under the key `glassRain`. */
export const keyOf = (id: PictureId): string => pictureKey(id.replaceAll('/', '-'))

/**
 * A picture of a set by its catalogue id.
 * @throws {MissingPictureError}
 */
export function pictureIn(set: PictureSet, id: PictureId): PictureSource {
  const picture = set[keyOf(id)]
  if (!picture) throw new MissingPictureError(`Showed ${id}: its set has no such picture (npm run pictures)`)
  return picture
}
