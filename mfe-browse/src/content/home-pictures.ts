import type { PictureSource } from '@virida/shared/platform/contract'
import pictures from '../../pictures/home.json'

/** The pictures that appear on more than one page, by content. */
export const homePictures = pictures satisfies Record<string, PictureSource>
