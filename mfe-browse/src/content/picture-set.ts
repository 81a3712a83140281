import { pictureKey } from '@virida/shared/site/picture-key'
import type { PictureId } from '@virida/shared/products/catalogue/series-record'
import type { PictureSource } from '@virida/shared/platform/contract'

/** The pictures of a set, by key. */
export type PictureSet = Readonly<Record<string, PictureSource | undefined>>

/** A page asked for a picture that does not exist. `made-pictures.test.ts` finds such pictures before release. */
export class MissingPictureError extends Error {
  readonly code = 'PICTURE_MISSING'
}

/** The key of a picture in its set: the id `glass/rain` has the key `glassRain`. */
export const keyOf = (id: PictureId): string => pictureKey(id.replaceAll('/', '-'))

/**
 * A picture of a set, by its catalogue id.
 * @throws {MissingPictureError}
 */
export function pictureIn<Picture>(
  set: Readonly<Record<string, Picture | undefined>>,
  id: PictureId,
): Picture {
  const picture = set[keyOf(id)]
  if (!picture)
    throw new MissingPictureError(
      `Cannot show ${id}: its set has no such picture. Make it with npm run pictures.`,
    )
  return picture
}
