import type { PictureSource } from '@virida/shared/contract'
import pictures from '../../pictures/home.json'

/** The scenes that stand on more than one page, by what they show. */
export const homePictures = pictures satisfies Record<string, PictureSource>
