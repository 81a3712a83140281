import type { PictureSource } from '@virida/shared/contract'
import pictures from '../../pictures/home.json'
import { pictureIn } from './picture-set'

/** The scenes that stand on more than one page, by what they show. */
export const homePictures = pictures satisfies Record<string, PictureSource>

/** The hero as narrow screens show it, when it has been made. */
export const homeHeroPortrait = pictureIn(pictures, 'home/hero-portrait')
