import type { PictureSource } from '@virida/shared/contract'
import heroes from '../../pictures/heroes.json'

/** The scene at the head of the page. */
export const heroPicture: PictureSource = heroes.streetFront
