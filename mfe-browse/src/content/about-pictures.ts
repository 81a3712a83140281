import type { PictureSource } from '@virida/shared/platform/contract'
import pictures from '../../pictures/about.json'

/** The pictures of the about page, by key. */
export const aboutPictures = pictures satisfies Record<string, PictureSource>
