import type { PictureSource } from '@virida/shared/platform/contract'
import pictures from '../../pictures/home.json'

/** The pictures of the home page, by key. */
export const homePictures = pictures satisfies Record<string, PictureSource>
