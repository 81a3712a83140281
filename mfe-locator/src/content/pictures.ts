import type { PictureSource } from '@virida/shared/platform/contract'
import heroes from '../../pictures/heroes.json'

/** The picture at the top of the page. */
export const heroPicture: PictureSource = heroes.streetFront
